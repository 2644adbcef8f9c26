import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour, space } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('div')({ display: 'grid', placeItems: 'center', padding: space(6) });

/** A turning reel, for the eyes alone. */
export const Reel = styled('span')({
  width: '28px',
  height: '28px',
  border: `3px solid ${colour.line}`,
  borderTopColor: colour.accent,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
});

interface SpinnerProps {
  label?: string;
}

/** Says that something is under way. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <Root role="status">
      <Reel aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
