import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import styled from '@emotion/styled';
import { NavLink, useLocation } from 'react-router-dom';
import { LazyRegion } from '../components/LazyRegion';
import { selectMenu } from '../features/ui/uiSlice';
import { useMenuButton } from '../features/ui/useMenuButton';
import { colour, radius, space, TARGET } from '../theme/tokens';
import { useAppSelector } from './hooks';
import { MoreMenu, SettingsMenu } from './LazyMenus';
import { NavIcon, NavLabel } from './NavPage';
import { NAV_PAGES } from './navPages';
import { currentPage } from './navStyles';

const Bar = styled('nav')({
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
  // The longest label must fit a fifth of 320 px.
  '& .MuiBottomNavigationAction-label': {
    fontSize: 'min(0.75rem, 3.1vw)',
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    '&.Mui-selected': { fontSize: 'min(0.75rem, 3.1vw)' },
  },
});

/** A phone's navigation; the remaining items are under More. */
export function BottomBar() {
  const { pathname } = useLocation();
  const { anchor, button, isOpen, fail } = useMenuButton('more');
  const isInSettings = useAppSelector(selectMenu)?.kind === 'settings';
  return (
    <Bar aria-label="Main">
      <BottomNavigation showLabels value={pathname}>
        {NAV_PAGES.map(({ to, label, Icon }) => (
          <BottomNavigationAction
            component={NavLink}
            end
            icon={<NavIcon Icon={Icon} to={to} />}
            key={to}
            label={<NavLabel label={label} to={to} />}
            to={to}
            value={to}
          />
        ))}
        <BottomNavigationAction {...button} icon={<MoreHorizRounded />} label="More" ref={anchor} />
      </BottomNavigation>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <MoreMenu anchor={anchor} />
        </LazyRegion>
      )}
      {isInSettings && (
        <LazyRegion onFailure={fail}>
          <SettingsMenu anchor={anchor} />
        </LazyRegion>
      )}
    </Bar>
  );
}
