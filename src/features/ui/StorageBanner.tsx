import Alert, { type AlertProps } from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { modalOpened, selectStorage, storageReported } from './uiSlice';

const reload = () => window.location.reload();

/** A strip above the page, with what can be done about its news. */
function Banner(props: Pick<AlertProps, 'action' | 'children' | 'role'>) {
  return <Alert {...props} variant="filled" />;
}

function Action(props: Pick<ButtonProps, 'children' | 'onClick'>) {
  return <Button {...props} color="inherit" size="small" variant="outlined" />;
}

/** Says above everything else what has become of the data in this browser, where that is not as it should be. */
export function StorageBanner() {
  const dispatch = useAppDispatch();
  switch (useAppSelector(selectStorage)) {
    case 'memory':
      return (
        <Banner role="status">
          This browser keeps nothing for Cinefolk: what you do here will not be kept after you
          leave.
        </Banner>
      );
    case 'newer':
      return (
        <Banner action={<Action onClick={reload}>Reload</Action>} role="alert">
          A newer version of Cinefolk is open in this browser. Please reload to use it.
        </Banner>
      );
    case 'lost':
      return (
        <Banner
          action={<Action onClick={() => dispatch(storageReported('kept'))}>Understood</Action>}
          role="alert"
        >
          The data of this browser was lost: the accounts and posts made here are gone. Cinefolk
          begins again with its sample data, so please log in again.
        </Banner>
      );
    case 'damaged':
      return (
        <Banner
          action={
            <>
              <Action onClick={reload}>Reload</Action>
              <Action onClick={() => dispatch(modalOpened({ kind: 'resetData' }))}>
                Start afresh
              </Action>
            </>
          }
          role="alert"
        >
          The data of this browser is damaged and could not be opened. You see the sample data
          instead, and what you do here will not be kept. Reload to try once more, or start afresh:
          that deletes what is damaged.
        </Banner>
      );
    case 'unknown':
    case 'kept':
      return null;
  }
}
