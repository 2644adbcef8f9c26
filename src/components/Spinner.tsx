import CircularProgress from '@mui/material/CircularProgress';
import styled from '@emotion/styled';
import { space } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

const Root = styled('div')({ display: 'grid', placeItems: 'center', padding: space(6) });

/** A spinner without text, for visual use only. */
export function Reel() {
  return <CircularProgress aria-hidden="true" size={28} />;
}

interface SpinnerProps {
  label?: string;
  /** For a whole page, whose heading is still to come: the label stands in for it. */
  isPage?: boolean;
}

/** A loading indicator with a label for screen readers. */
export function Spinner({ label = 'Loading', isPage = false }: SpinnerProps) {
  return (
    <Root role="status">
      <Reel />
      <VisuallyHidden as={isPage ? 'h1' : 'span'}>{label}</VisuallyHidden>
    </Root>
  );
}
