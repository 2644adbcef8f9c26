import CircularProgress from '@mui/material/CircularProgress';
import styled from '@emotion/styled';
import { space } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

const Root = styled('div')({ display: 'grid', placeItems: 'center', padding: space(6) });

/** A turning reel, for the eyes alone. */
export function Reel() {
  return <CircularProgress aria-hidden="true" size={28} />;
}

interface SpinnerProps {
  label?: string;
}

/** Says that something is loading. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <Root role="status">
      <Reel />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
