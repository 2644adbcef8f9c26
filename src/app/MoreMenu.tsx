import LogoutRounded from '@mui/icons-material/LogoutRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Menu, type MenuProps } from '../components/Menu';
import { PersonAvatar } from '../components/PersonAvatar';
import { loggedOut } from '../features/auth/authSlice';
import { menuClosed, menuOpened } from '../features/ui/uiSlice';
import { useViewer } from '../features/users/useViewer';
import { fullName } from '../lib/people';
import { paths } from '../lib/paths';
import { media } from '../theme/tokens';
import { useAppDispatch } from './hooks';
import { MenuLink } from './MenuLink';
import { MORE_PAGES } from './navPages';

/** The items that do not fit a phone's bar. */
export function MoreMenu({ anchor }: Pick<MenuProps, 'anchor'>) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const isInBar = useMediaQuery(media.sixPlaces, { noSsr: true });
  return (
    <Menu above anchor={anchor} label="More" onClose={() => dispatch(menuClosed())} open>
      {viewer && !isInBar && (
        <MenuLink to={paths.ownProfile}>
          <PersonAvatar name={fullName(viewer)} size={24} src={viewer.avatar} />
          <bdi>{fullName(viewer)}</bdi>
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
