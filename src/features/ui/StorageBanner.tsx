import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Banner } from '../../components/Banner';
import { Button } from '../../components/Button';
import { modalOpened, selectStorage, storageReported } from './uiSlice';

const reload = () => window.location.reload();

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
        <Banner role="alert">
          A newer version of Cinefolk is open in this browser. Please reload to use it.
          <Button compact look="outlined" onClick={reload}>
            Reload
          </Button>
        </Banner>
      );
    case 'lost':
      return (
        <Banner role="alert">
          The data of this browser was lost: the accounts and posts made here are gone. Cinefolk
          begins again with its sample data, so please log in again.
          <Button compact look="outlined" onClick={() => dispatch(storageReported('kept'))}>
            Understood
          </Button>
        </Banner>
      );
    case 'damaged':
      return (
        <Banner role="alert">
          The data of this browser is damaged and could not be opened. You see the sample data
          instead, and what you do here will not be kept. Reload to try once more, or start afresh:
          that deletes what is damaged.
          <Button compact look="outlined" onClick={reload}>
            Reload
          </Button>
          <Button
            compact
            look="outlined"
            onClick={() => dispatch(modalOpened({ kind: 'resetData' }))}
          >
            Start afresh
          </Button>
        </Banner>
      );
    case 'unknown':
    case 'kept':
      return null;
  }
}
