import type { CSSObject } from '@emotion/react';
import { colour, radius } from '../theme/tokens';

/** The current page's item: highlighted, with a glowing dot at the given inset. */
export const currentPage = (bulb: { inset: string }): CSSObject => ({
  color: colour.ink,
  fontWeight: 650,
  '& svg': { color: colour.accent },
  '&::before': {
    content: '""',
    position: 'absolute',
    width: '4px',
    height: '4px',
    borderRadius: radius.pill,
    background: colour.accentFill,
    boxShadow: `0 0 8px 1px ${colour.accentFill}`,
    ...bulb,
  },
});
