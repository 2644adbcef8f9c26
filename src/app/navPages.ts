import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import ExploreRounded from '@mui/icons-material/ExploreRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import TheatersRounded from '@mui/icons-material/TheatersRounded';
import { paths } from '../lib/paths';

/** The pages that the navigation leads to. */
export const NAV_PAGES = [
  { to: paths.home, label: 'Home', Icon: HomeRounded },
  { to: paths.explore, label: 'Explore', Icon: ExploreRounded },
  { to: paths.films, label: 'Films', Icon: TheatersRounded },
  { to: paths.bookmarks, label: 'Bookmarks', Icon: BookmarkRounded },
];
