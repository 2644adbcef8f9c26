import LogoutRounded from '@mui/icons-material/LogoutRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { LazyRegion } from '../components/LazyRegion';
import { PersonAvatar } from '../components/PersonAvatar';
import { PersonNames } from '../components/PersonNames';
import { visuallyHidden } from '../components/VisuallyHidden';
import { loggedOut } from '../features/auth/authSlice';
import { useMenuButton } from '../features/ui/useMenuButton';
import { useViewer } from '../features/users/useViewer';
import { fullName } from '../lib/people';
import { paths } from '../lib/paths';
import { colour, media, space, text } from '../theme/tokens';
import { useAppDispatch } from './hooks';
import { SettingsMenu } from './LazyMenus';
import { NavIcon, NavLabel } from './NavPage';
import { MORE_PAGES, NAV_PAGES } from './navPages';
import { currentPage } from './navStyles';

const Column = styled('nav')({ display: 'flex', flexGrow: 1, minHeight: 0 });

const Items = styled(List)({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  width: '100%',
  '& .MuiListItemButton-root': {
    justifyContent: 'center',
    gap: space(4),
    minHeight: '48px',
    color: colour.inkSoft,
    fontSize: text.lead,
    lineHeight: 1.2,
    [media.hover]: { '&:hover': { color: colour.ink } },
    '&[aria-current=page]': currentPage({ inset: 'calc(50% - 2px) auto auto -6px' }),
    [media.full]: { justifyContent: 'flex-start', padding: `${space(2)} ${space(3)}` },
  },
});

/** Visible from 1200 px; narrower, only for screen readers. */
const Label = styled('span')({ minWidth: 0, [media.belowFull]: visuallyHidden });

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
