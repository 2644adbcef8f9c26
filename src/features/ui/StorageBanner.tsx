import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../components/Button';
import { colour, space, text } from '../../theme/tokens';
import { modalOpened, selectStorage, storageReported } from './uiSlice';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  padding: `${space(2)} ${space(4)}`,
  background: colour.accentFill,
  color: colour.onAccent,
  fontSize: text.small,
  fontWeight: 600,
  // Amber in both modes: the ink of a mode would not be read on it.
  '& > button': {
    borderColor: 'currentColor',
    color: 'inherit',
    '&:hover:enabled': { background: colour.accentFillHover },
    '&:active:enabled': { background: colour.accentFillPressed },
  },
});

const reload = () => window.location.reload();

/** Says above everything else what has become of the data in this browser, where that is not as it should be. */
export function StorageBanner() {
  const dispatch = useAppDispatch();
  switch (useAppSelector(selectStorage)) {
    case 'memory':
      return (
        <Root role="status">
          This browser keeps nothing for Cinefolk: what you do here will not be kept after you
          leave.
        </Root>
      );
    case 'newer':
      return (
        <Root role="alert">
          A newer version of Cinefolk is open in this browser. Please reload to use it.
          <Button compact look="outlined" onClick={reload}>
            Reload
          </Button>
        </Root>
      );
    case 'lost':
      return (
        <Root role="alert">
          The data of this browser was lost: the accounts and posts made here are gone. Cinefolk
          begins again with its sample data, so please log in again.
          <Button compact look="outlined" onClick={() => dispatch(storageReported('kept'))}>
            Understood
          </Button>
        </Root>
      );
    case 'damaged':
      return (
        <Root role="alert">
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
        </Root>
      );
    case 'unknown':
    case 'kept':
      return null;
  }
}
