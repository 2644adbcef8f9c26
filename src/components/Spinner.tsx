import CircularProgress from '@mui/material/CircularProgress';
import styled from '@emotion/styled';
import { space } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

const Root = styled('div')({ display: 'grid', placeItems: 'center', padding: space(6) });

/** A spinner without text, for visual use only. */
export function Reel() {
  return <CircularProgress aria-hidden="true" size={28} />;
}

/** A loading indicator with a label for screen readers. */
export function Spinner() {
  return (
    <Root role="status">
      <Reel />
      <VisuallyHidden>Loading</VisuallyHidden>
    </Root>
  );
}
