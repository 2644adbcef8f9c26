import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import ExploreRounded from '@mui/icons-material/ExploreRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import TheatersRounded from '@mui/icons-material/TheatersRounded';
import { paths } from '../lib/paths';

/** A page in the navigation. */
export interface NavPage {
  to: string;
  label: string;
  Icon: typeof HomeRounded;
}

/** Pages that fit the navigation of every screen. */
export const NAV_PAGES: readonly NavPage[] = [
  { to: paths.home, label: 'Home', Icon: HomeRounded },
  { to: paths.explore, label: 'Explore', Icon: ExploreRounded },
  { to: paths.films, label: 'Films', Icon: TheatersRounded },
  { to: paths.notifications, label: 'Notifications', Icon: NotificationsRounded },
];

/** On a phone, these are under More. */
export const MORE_PAGES: readonly NavPage[] = [
  { to: paths.bookmarks, label: 'Bookmarks', Icon: BookmarkRounded },
];
