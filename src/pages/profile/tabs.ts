import { lazyComponent } from '../../components/lazyComponent';
import { paths } from '../../lib/paths';

/** A profile's tabs other than the posts: name in the address, label, path and panel, which is loaded when opened. */
export const PROFILE_TABS = [
  {
    tab: 'replies',
    label: 'Replies',
    path: paths.replies,
    Panel: lazyComponent(async () => (await import('../../features/posts/feed/Replies')).Replies),
  },
  {
    tab: 'diary',
    label: 'Diary',
    path: paths.diary,
    Panel: lazyComponent(async () => (await import('../../features/films/diary/Diary')).Diary),
  },
  {
    tab: 'films',
    label: 'Films',
    path: paths.watchedFilms,
    Panel: lazyComponent(
      async () => (await import('../../features/films/lists/WatchedFilms')).WatchedFilms,
    ),
  },
  {
    tab: 'watchlist',
    label: 'Watchlist',
    path: paths.watchlist,
    Panel: lazyComponent(
      async () => (await import('../../features/films/lists/Watchlist')).Watchlist,
    ),
  },
  {
    tab: 'lists',
    label: 'Lists',
    path: paths.lists,
    Panel: lazyComponent(
      async () => (await import('../../features/lists/cards/PersonLists')).PersonLists,
    ),
  },
] as const;
