import type { CSSObject } from '@emotion/react';
import { colour, media, motion, radius, space, TARGET, text } from '../theme/tokens';

/** How a link or button of the navigation looks: an icon alone, and its words from 1200 px on. */
export const navItem: CSSObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  width: '100%',
  minHeight: TARGET,
  padding: space(2),
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.inkSoft,
  fontSize: text.lead,
  lineHeight: 1.2,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  [media.hover]: { '&:hover': { background: colour.hover, color: colour.ink } },
  '&:active': { background: colour.pressed },
  '&[aria-current=page]': { color: colour.ink, fontWeight: 650, '& svg': { color: colour.accent } },
  // A lit bulb beside the page one is on.
  '&[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    background: colour.accentFill,
    borderRadius: radius.pill,
    inset: 'auto auto 2px calc(50% - 2px)',
    width: '4px',
    height: '4px',
    boxShadow: `0 0 8px 1px ${colour.accentFill}`,
    [media.rail]: { inset: 'calc(50% - 2px) auto auto -6px' },
  },
  [media.rail]: { minHeight: '48px' },
  [media.full]: { justifyContent: 'flex-start', padding: `${space(2)} ${space(3)}` },
};

/** The words beside an icon: always there for screen readers, in view from 1200 px on. */
export const navWords: CSSObject = {
  [`@media (max-width: 1199.98px)`]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
};
