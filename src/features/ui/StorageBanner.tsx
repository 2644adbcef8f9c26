import styled from '@emotion/styled';
import { useAppSelector } from '../../app/hooks';
import { Button } from '../../components/Button';
import { colour, space, text } from '../../theme/tokens';
import { selectStorage } from './uiSlice';

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
});

/** Says above everything else when this browser will not keep what is done here. */
export function StorageBanner() {
  const storage = useAppSelector(selectStorage);
  if (storage === 'memory')
    return (
      <Root role="status">
        This browser denies storage: what you do here will not be kept after you leave.
      </Root>
    );
  if (storage === 'newer')
    return (
      <Root role="alert">
        A newer version of Cinefolk is open in this browser. Please reload to use it.
        <Button compact look="outlined" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Root>
    );
  return null;
}
