import { colour, radius, space } from '../../../theme/tokens';

/** The frame of a list in a post and in a draft: the posters on the left reach its edge. */
export const listFrame = {
  display: 'flex',
  gap: space(4),
  minWidth: 0,
  minHeight: '98px',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
} as const;
