import LogoutRounded from '@mui/icons-material/LogoutRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Menu, type MenuProps } from '../components/Menu';
import { PersonAvatar } from '../components/PersonAvatar';
import { loggedOut } from '../features/auth/authSlice';
import { overlayEntryLeft } from '../features/ui/overlayHistory';
import { menuClosed, menuOpened } from '../features/ui/uiSlice';
import { useViewer } from '../features/users/useViewer';
import { fullName } from '../lib/people';
import { paths } from '../lib/paths';
import { useAppDispatch } from './hooks';
import { MORE_PAGES } from './navPages';

interface MenuLinkProps {
  to: string;
  children: React.ReactNode;
}

/** A link to a page. The menu closes first, since it returns the focus, which the page must then take. */
function MenuLink({ to, children, ...fromMenu }: MenuLinkProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentPage = useLocation().pathname === to;
  return (
    <MenuItem
      {...fromMenu}
      component={Link}
      onClick={(event) => {
        event.preventDefault();
        dispatch(menuClosed());
        if (!isCurrentPage) void overlayEntryLeft().then(() => navigate(to));
      }}
      to={to}
    >
      {children}
    </MenuItem>
  );
}

/** The items that do not fit a phone's bar. */
export function MoreMenu({ anchor }: Pick<MenuProps, 'anchor'>) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  return (
    <Menu above anchor={anchor} label="More" onClose={() => dispatch(menuClosed())} open>
      {viewer && (
        <MenuLink to={paths.ownProfile}>
          <PersonAvatar name={fullName(viewer)} size={24} src={viewer.avatar} />
          {fullName(viewer)}
        </MenuLink>
      )}
      {MORE_PAGES.map(({ to, label, Icon }) => (
        <MenuLink key={to} to={to}>
          <Icon aria-hidden="true" />
          {label}
        </MenuLink>
      ))}
      <Divider />
      <MenuItem onClick={() => dispatch(menuOpened({ kind: 'settings' }))}>
        <SettingsRounded aria-hidden="true" />
        Settings
      </MenuItem>
      <MenuItem onClick={() => dispatch(loggedOut())}>
        <LogoutRounded aria-hidden="true" />
        Logout
      </MenuItem>
    </Menu>
  );
}
