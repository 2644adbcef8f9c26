import styled from '@emotion/styled';
import { colour, media, radius, space, TARGET } from '../theme/tokens';
import { currentPage } from './navStyles';

/** The bar at the bottom of a phone's screen. */
export const Bar = styled('nav')({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 10,
  padding: `0 ${space(1)} env(safe-area-inset-bottom)`,
  borderTop: `1px solid ${colour.line}`,
  background: colour.headerGlass,
  backdropFilter: 'blur(12px)',
  '& .MuiBottomNavigationAction-root': {
    minWidth: TARGET,
    minHeight: '56px',
    padding: `${space(1)} 0`,
    borderRadius: radius.medium,
    color: colour.inkSoft,
    '&:active': { background: colour.pressed },
    '&[aria-current=page]': currentPage({ inset: 'auto auto 1px calc(50% - 2px)' }),
  },
  // The longest label must fit a fifth of 320 px, or a sixth of the width for six places.
  '& .MuiBottomNavigationAction-label': {
    fontSize: 'min(0.75rem, 3.1vw)',
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    '&.Mui-selected': { fontSize: 'min(0.75rem, 3.1vw)' },
    [media.sixPlaces]: { '&, &.Mui-selected': { fontSize: 'min(0.75rem, 2.6vw)' } },
  },
  // On a narrower phone, it is under More.
  '& .profile': { display: 'none', [media.sixPlaces]: { display: 'inline-flex' } },
});
