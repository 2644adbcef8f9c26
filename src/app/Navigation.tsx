import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import ExploreRounded from '@mui/icons-material/ExploreRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { loggedOut } from '../features/auth/authSlice';
import { paths } from '../lib/paths';
import { colour, media, space } from '../theme/tokens';
import { useAppDispatch } from './hooks';
import { navItem, navWords } from './navStyles';
import { ProfileLink } from './ProfileLink';
import { SettingsButton } from './SettingsButton';
import { useShortcuts } from './useShortcuts';

const Nav = styled('nav')({
  [media.phone]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 10,
    padding: `${space(1)} ${space(1)} calc(${space(1)} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${colour.line}`,
    background: colour.headerGlass,
    backdropFilter: 'blur(12px)',
  },
  [media.rail]: { display: 'flex', flexGrow: 1, minHeight: 0 },
});

const List = styled('ul')({
  display: 'flex',
  width: '100%',
  '& > li': { flex: '1 1 0', minWidth: 0 },
  [media.rail]: {
    flexDirection: 'column',
    gap: space(1),
    '& > li': { flex: 'none' },
    '& > li.apart': { marginTop: 'auto' },
  },
});

const Item = styled(NavLink)(navItem);
const Action = styled('button')(navItem);
const Words = styled('span')(navWords);

const PAGES = [
  { to: paths.home, label: 'Home', Icon: HomeRounded },
  { to: paths.explore, label: 'Explore', Icon: ExploreRounded },
  { to: paths.bookmarks, label: 'Bookmarks', Icon: BookmarkRounded },
];

/** The way around: a column, a rail of icons or a bar at the bottom, as the screen allows, and keys. */
export function Navigation() {
  const dispatch = useAppDispatch();
  useShortcuts();
  return (
    <Nav aria-label="Main">
      <List>
        {PAGES.map(({ to, label, Icon }) => (
          <li key={to}>
            <Item end title={label} to={to}>
              <Icon aria-hidden="true" />
              <Words>{label}</Words>
            </Item>
          </li>
        ))}
        <li className="apart">
          <SettingsButton />
        </li>
        <li>
          <Action onClick={() => dispatch(loggedOut())} title="Logout" type="button">
            <LogoutRounded aria-hidden="true" />
            <Words>Logout</Words>
          </Action>
        </li>
        <li>
          <ProfileLink />
        </li>
      </List>
    </Nav>
  );
}
