import type { CSSObject } from '@emotion/react';
import { colour, media } from './tokens';

/** What holds for the whole document beyond MUI's reset: the frame's scrolling, focus, selection, motion. */
export const baseline: CSSObject = {
  // Inside the frame the columns do not move, whether a page scrolls or not.
  // A pull from the top is the feed's own, not the browser's.
  // What the focus reaches is scrolled clear of the bars that stay at the top and the bottom.
  'html:has(#content)': {
    overflowY: 'scroll',
    overscrollBehaviorY: 'contain',
    [media.phone]: { scrollPadding: '72px 0 calc(72px + env(safe-area-inset-bottom))' },
    [media.low]: { scrollPaddingTop: '8px' },
  },
  // Beside sticky columns, only what scrolls has a scroll margin: theirs would move the page.
  ':where(#content) :where(a, button, input, textarea, [tabindex])': {
    [media.rail]: { scrollMargin: '72px 0 16px' },
    [media.low]: { scrollMarginTop: '8px' },
  },
  'h1, h2, h3, p, ul, ol, figure': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit' },
  img: { display: 'block', maxWidth: '100%' },
  'button, input, textarea': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' },
  // The heading takes the focus after a navigation; it is no control, so it shows no ring.
  'h1[tabindex="-1"]:focus': { outline: 'none' },
  '::selection': { background: colour.accentFill, color: colour.onAccent },
  [media.still]: {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
};
