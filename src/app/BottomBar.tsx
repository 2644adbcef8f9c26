import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { NavLink, useLocation } from 'react-router-dom';
import { LazyRegion } from '../components/LazyRegion';
import { PersonAvatar } from '../components/PersonAvatar';
import { selectMenu } from '../features/ui/uiSlice';
import { useMenuButton } from '../features/ui/useMenuButton';
import { useViewer } from '../features/users/useViewer';
import { fullName } from '../lib/people';
import { paths } from '../lib/paths';
import { Bar } from './Bar';
import { useAppSelector } from './hooks';
import { MoreMenu, SettingsMenu } from './LazyMenus';
import { NavIcon, NavLabel } from './NavPage';
import { NAV_PAGES } from './navPages';

/** A phone's navigation; the remaining items are under More. */
export function BottomBar() {
  const { pathname } = useLocation();
  const viewer = useViewer();
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
        {viewer && (
          <BottomNavigationAction
            className="profile"
            component={NavLink}
            end
            icon={<PersonAvatar name={fullName(viewer)} size={24} src={viewer.avatar} />}
            label="Profile"
            to={paths.ownProfile}
            value={paths.ownProfile}
          />
        )}
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
