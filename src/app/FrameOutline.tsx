import SettingsRounded from '@mui/icons-material/SettingsRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { PersonRowSkeleton } from '../components/PersonRowSkeleton';
import { PostSkeleton } from '../components/PostSkeleton';
import { Wordmark } from '../components/Wordmark';
import { FriendsShelf } from '../features/films/friends/FriendsShelf';
import { paths } from '../lib/paths';
import { colour, media, radius, space } from '../theme/tokens';
import { Bar } from './Bar';
import { Aside, Banner, Columns, Main, Side } from './frameLayout';
import { MORE_PAGES, NAV_PAGES } from './navPages';
import { Column, Items, Label } from './railLayout';

/** A part that only some addresses show, named by the document's `data-page`. */
const shownOn = (...pages: string[]) => ({
  display: 'none',
  [pages.map((page) => `html[data-page=${page}] &`).join(', ')]: { display: 'block' },
});

const HeadingBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  height: '64px',
  padding: `0 ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
});

const Shelf = styled(FriendsShelf)(shownOn('home'));

const Composer = styled('div')({
  ...shownOn('home'),
  height: '161px',
  padding: space(4),
  borderBottom: `1px solid ${colour.line}`,
});

const SortBar = styled('div')({
  ...shownOn('home', 'explore'),
  height: '52px',
  padding: `${space(5)} ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
});

const Cards = styled('div')({
  ...shownOn('home', 'explore', 'feed'),
  // Suggestions stand above the posts there.
  [media.belowAside]: { 'html[data-page=explore] &': { display: 'none' } },
});

const OnlyPhone = styled('div')({ display: 'none', [media.phone]: { display: 'contents' } });
const NotPhone = styled('div')({ display: 'contents', [media.phone]: { display: 'none' } });
const WideAside = styled(Aside)({ [media.belowAside]: { display: 'none' } });

/**
 * The frame as the document itself shows it until the app has loaded: its parts have the same places and heights, so
 * that the app replaces them without a jump. Rendered by the build only.
 */
export function FrameOutline() {
  return (
    <Columns>
      <Side>
        <Banner>
          <Link to={paths.home}>
            <Wordmark />
          </Link>
        </Banner>
        <NotPhone>
          <Column>
            <Items>
              {[...NAV_PAGES, ...MORE_PAGES].map(({ label, Icon }) => (
                <ListItem key={label}>
                  <ListItemButton component="span">
                    <Icon />
                    <Label>{label}</Label>
                  </ListItemButton>
                </ListItem>
              ))}
              <ListItem sx={{ mt: 'auto' }}>
                <ListItemButton component="span">
                  <SettingsRounded />
                  <Label>Settings</Label>
                </ListItemButton>
              </ListItem>
              <ListItem>
                <ListItemButton component="span">
                  <LogoutRounded />
                  <Label>Logout</Label>
                </ListItemButton>
              </ListItem>
              <ListItem>
                <ListItemButton component="span" sx={{ [media.full]: { height: '55px' } }}>
                  <Skeleton height={32} variant="circular" width={32} />
                </ListItemButton>
              </ListItem>
            </Items>
          </Column>
        </NotPhone>
        <OnlyPhone>
          <Bar>
            <BottomNavigation showLabels>
              {NAV_PAGES.map(({ label, Icon }) => (
                <BottomNavigationAction icon={<Icon />} key={label} label={label} />
              ))}
              <BottomNavigationAction
                className="profile"
                icon={<Skeleton height={24} variant="circular" width={24} />}
                label="Profile"
              />
              <BottomNavigationAction icon={<MoreHorizRounded />} label="More" />
            </BottomNavigation>
          </Bar>
        </OnlyPhone>
      </Side>
      <Main as="div">
        <HeadingBar>
          <Skeleton height={28} variant="rounded" width={120} />
        </HeadingBar>
        <Shelf />
        <Composer>
          <Skeleton height={44} variant="circular" width={44} />
        </Composer>
        <SortBar>
          <Skeleton height={12} variant="rounded" width={110} />
        </SortBar>
        <Cards>
          <PostSkeleton photo />
          <PostSkeleton />
        </Cards>
      </Main>
      <WideAside as="div">
        <Skeleton height={44} sx={{ borderRadius: radius.pill }} variant="rounded" />
        <div>
          <PersonRowSkeleton />
          <PersonRowSkeleton />
          <PersonRowSkeleton />
        </div>
      </WideAside>
    </Columns>
  );
}
