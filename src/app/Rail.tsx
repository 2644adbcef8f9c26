import LogoutRounded from '@mui/icons-material/LogoutRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { NavLink } from 'react-router-dom';
import { LazyRegion } from '../components/LazyRegion';
import { PersonAvatar } from '../components/PersonAvatar';
import { PersonNames } from '../components/PersonNames';
import { loggedOut } from '../features/auth/authSlice';
import { useMenuButton } from '../features/ui/useMenuButton';
import { useViewer } from '../features/users/useViewer';
import { fullName } from '../lib/people';
import { paths } from '../lib/paths';
import { useAppDispatch } from './hooks';
import { SettingsMenu } from './LazyMenus';
import { NavIcon, NavLabel } from './NavPage';
import { MORE_PAGES, NAV_PAGES } from './navPages';
import { Column, Items, Label } from './railLayout';

/** A desktop's navigation: icons, with labels if there is space. */
export function Rail() {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const { anchor, button, isOpen, fail } = useMenuButton('settings');
  return (
    <Column aria-label="Main">
      <Items>
        {[...NAV_PAGES, ...MORE_PAGES].map(({ to, label, Icon }) => (
          <ListItem key={to}>
            <ListItemButton component={NavLink} end title={label} to={to}>
              <NavIcon Icon={Icon} to={to} />
              <Label>
                <NavLabel label={label} to={to} />
              </Label>
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem sx={{ mt: 'auto' }}>
          <ListItemButton {...button} component="button" ref={anchor} title="Settings">
            <SettingsRounded />
            <Label>Settings</Label>
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="button" onClick={() => dispatch(loggedOut())} title="Logout">
            <LogoutRounded />
            <Label>Logout</Label>
          </ListItemButton>
        </ListItem>
        {viewer && (
          <ListItem>
            <ListItemButton component={NavLink} end to={paths.ownProfile}>
              <PersonAvatar name={fullName(viewer)} size={32} src={viewer.avatar} />
              <Label>
                <PersonNames name={fullName(viewer)} username={viewer.username} />
              </Label>
            </ListItemButton>
          </ListItem>
        )}
      </Items>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <SettingsMenu anchor={anchor} />
        </LazyRegion>
      )}
    </Column>
  );
}
