import type { CSSObject } from '@emotion/react';
import { colour, media } from './tokens';

/** Global styles beyond MUI's reset: the frame's scrolling, focus, selection, motion. */
export const baseline: CSSObject = {
  // A permanent scrollbar keeps the columns in place, whether a page scrolls or not.
  // Pulling down refreshes the feed, not the page.
  // Focused elements are scrolled clear of the sticky bars at the top and bottom.
  'html:has(#content), html[data-page]:not([data-page=guest]):has(#outline)': {
    overflowY: 'scroll',
    overscrollBehaviorY: 'contain',
    [media.phone]: { scrollPadding: '72px 0 calc(72px + env(safe-area-inset-bottom))' },
    [media.low]: { scrollPaddingTop: '8px' },
  },
  // Only for the scrolling content: scroll margins in the sticky columns would move the page.
  ':where(#content) :where(a, button, input, textarea, [tabindex])': {
    [media.rail]: { scrollMargin: '72px 0 16px' },
    [media.low]: { scrollMarginTop: '8px' },
  },
  'h1, h2, h3, p, ul, ol, figure': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  // Each line of a text runs in its own direction, as in a text box.
  '[dir="auto"]': { unicodeBidi: 'plaintext' },
  a: { color: 'inherit' },
  img: { display: 'block', maxWidth: '100%' },
  'button, input, textarea': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' },
  // The heading receives the focus after a navigation; it is not a control, so it shows no ring.
  'h1[tabindex="-1"]:focus': { outline: 'none' },
  '::selection': { background: colour.accentFill, color: colour.onAccent },
  [media.still]: {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
};
