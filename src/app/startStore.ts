import type { DataAccess } from '../api/storeServices';
import type { Transport } from '../api/transport';
import { DEFAULT_SORT, type FeedName } from '../domain/feeds';
import { authStateOf, type Session } from '../features/auth/authSlice';
import { readOrigin } from '../features/auth/originStorage';
import { restoreSession } from '../features/auth/restoreSession';
import { readSorts } from '../features/posts/feed/persistedSorts';
import { postsApi } from '../features/posts/postsApi';
import { postsStateOf } from '../features/posts/postsSlice';
import { closeOverlaysOnBack } from '../features/ui/overlayHistory';
import { readPreferences } from '../features/ui/uiListeners';
import { uiStateOf } from '../features/ui/uiSlice';
import { createOpenPages } from '../lib/openPages';
import { createPageStorage } from '../lib/pageStorage';
import { paths } from '../lib/paths';
import { delayFailuresUntilShown } from './delayFailuresUntilShown';
import { makeStore } from './store';

interface StartOptions {
  /** The page's path, below the base path. */
  pathname: string;
  /** The session in local storage. */
  session: Session | null;
  /** The session of a visit, which exists only in this tab. */
  visitor?: Session | null;
  fetch: Transport;
  data: DataAccess;
}

/** The feed that a page shows first. */
const FEEDS = new Map<string, FeedName>([
  [paths.home, 'home'],
  [paths.explore, 'explore'],
  [paths.bookmarks, 'bookmarks'],
]);

/** The extension defines its global before any of the page's scripts run. */
const loadDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window
    ? (await import('./devTools/devTools')).devTools
    : null;

/** Creates the page's store, and requests the page's first feed while React is still loading. */
export const startStore = async ({
  pathname,
  session,
  visitor = null,
  fetch,
  data,
}: StartOptions) => {
  const pageStorage = createPageStorage('cinefolk-page');
  // Only on https and localhost do browsers have it.
  const openPages = createOpenPages('locks' in navigator ? navigator.locks : undefined);
  const sorts = readSorts();
  const devTools = await loadDevTools();
  let onShown: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  const store = makeStore(
    { fetch: delayFailuresUntilShown(fetch, shown), pageStorage, openPages, data },
    {
      auth: { ...authStateOf(session, visitor), returnTo: readOrigin() },
      posts: postsStateOf(sorts),
      ui: uiStateOf(readPreferences()),
    },
    devTools,
  );
  void restoreSession(store, pageStorage);
  closeOverlaysOnBack(store);

  const feed = (visitor ?? session) && FEEDS.get(pathname);
  const firstFeed = feed && {
    feed,
    sort: feed === 'bookmarks' ? DEFAULT_SORT : sorts[feed],
  };
  const firstAnswer =
    firstFeed &&
    store.dispatch(postsApi.endpoints.getFeed.initiate(firstFeed, { subscribe: false }));
  return { store, firstAnswer, onShown, StoreProvider: devTools?.StoreProvider };
};

export type StartedStore = Awaited<ReturnType<typeof startStore>>;
