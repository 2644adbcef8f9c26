import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { reloadPage } from '../../lib/reload';
import { lossAcknowledged, modalOpened, selectStorage, storageRetried } from './uiSlice';

interface BannerProps {
  role: 'alert' | 'status';
  action?: React.ReactNode;
  children: React.ReactNode;
}

function Banner(props: BannerProps) {
  return <Alert severity="warning" variant="filled" {...props} />;
}

const reloadButton = (
  <Button onClick={() => void reloadPage()} size="small" variant="outlined">
    Reload
  </Button>
);

/** A banner above the page about a problem with this browser's storage. */
export function StorageBanner() {
  const dispatch = useAppDispatch();
  const storage = useAppSelector(selectStorage);
  switch (storage) {
    case 'memory':
      return (
        <Banner role="status">
          Cinefolk can’t store anything in this browser: what you do here will not be kept once you
          leave.
        </Banner>
      );
    case 'busy':
      return (
        <Banner
          action={
            <Button onClick={() => dispatch(storageRetried())} size="small" variant="outlined">
              Retry
            </Button>
          }
          role="alert"
        >
          Another Cinefolk tab is using this browser’s data. Nothing is lost; this tab is waiting.
          If it takes too long, close the other tab.
        </Banner>
      );
    case 'newer':
      return (
        <Banner action={reloadButton} role="alert">
          A newer version of Cinefolk is open in this browser. Please reload to use it.
        </Banner>
      );
    case 'lost':
      return (
        <Banner
          action={
            <Button onClick={() => dispatch(lossAcknowledged())} size="small" variant="outlined">
              Understood
            </Button>
          }
          role="alert"
        >
          The data in this browser was lost: the accounts and posts made here are gone. Cinefolk
          starts again with its sample data, so please log in again.
        </Banner>
      );
    case 'damaged':
      return (
        <Banner
          action={
            <>
              {reloadButton}
              <Button
                onClick={() => dispatch(modalOpened({ kind: 'resetData' }))}
                size="small"
                variant="outlined"
              >
                Start afresh
              </Button>
            </>
          }
          role="alert"
        >
          The data in this browser is damaged and could not be opened. You see the sample data
          instead, and what you do here will not be kept. Reload to try again, or start afresh,
          which deletes the damaged data.
        </Banner>
      );
    case 'away':
      return (
        <Banner role="status">
          Cinefolk can’t be reached right now. You can go on: what you do is kept, and sent as soon
          as it is back.
        </Banner>
      );
    case 'unknown':
    case 'persistent':
      return null;
  }
}
