import styled from '@emotion/styled';
import { colour, media, space } from '../../../theme/tokens';

/** The lit ground of a list's head, shared with its placeholder. */
export const Stage = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: `${space(6)} ${space(4)} ${space(5)}`,
  borderBottom: `1px solid ${colour.line}`,
  background: `radial-gradient(120% 420px at 20% 0, ${colour.accentVeil}, transparent 70%)`,
  [media.rail]: { padding: `${space(8)} ${space(4)} ${space(6)}` },
});
