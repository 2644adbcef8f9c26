import LogoutRounded from '@mui/icons-material/LogoutRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import styled from '@emotion/styled';
import { NavLink, useLocation } from 'react-router-dom';
import { PersonAvatar } from '../components/PersonAvatar';
import { loggedOut } from '../features/auth/authSlice';
import { useViewer } from '../features/users/useViewer';
import { fullName } from '../lib/people';
import { paths } from '../lib/paths';
import { colour, radius, space, TARGET } from '../theme/tokens';
import { useAppDispatch } from './hooks';
import { NAV_PAGES } from './navPages';
import { currentPage, unseen } from './navStyles';
import { useSettingsMenu } from './useSettingsMenu';

const Bar = styled('nav')({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 10,
  padding: `${space(1)} ${space(1)} calc(${space(1)} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${colour.line}`,
  background: colour.headerGlass,
  backdropFilter: 'blur(12px)',
  '& .MuiBottomNavigationAction-root': {
    minWidth: 0,
    minHeight: TARGET,
    padding: space(2),
    borderRadius: radius.medium,
    '&:active': { background: colour.pressed },
    '&[aria-current=page]': currentPage({ inset: 'auto auto 2px calc(50% - 2px)' }),
  },
  '& .MuiBottomNavigationAction-label': unseen,
});

/** The navigation of a phone. */
export function BottomBar() {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { anchor, button, menu } = useSettingsMenu();
  return (
    <Bar aria-label="Main">
      <BottomNavigation value={pathname}>
        {NAV_PAGES.map(({ to, label, Icon }) => (
          <BottomNavigationAction
            component={NavLink}
            end
            icon={<Icon />}
            key={to}
            label={label}
            to={to}
            value={to}
          />
        ))}
        <BottomNavigationAction
          {...button}
          icon={<SettingsRounded />}
          label="Settings"
          ref={anchor}
        />
        <BottomNavigationAction
          icon={<LogoutRounded />}
          label="Logout"
          onClick={() => dispatch(loggedOut())}
        />
        {viewer && (
          <BottomNavigationAction
            component={NavLink}
            end
            icon={<PersonAvatar name={fullName(viewer)} size={32} src={viewer.avatar} />}
            label={fullName(viewer)}
            to={paths.ownProfile}
            value={paths.ownProfile}
          />
        )}
      </BottomNavigation>
      {menu}
    </Bar>
  );
}
