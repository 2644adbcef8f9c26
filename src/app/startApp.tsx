import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { changeReceived } from '../api/changeReceived';
import type { NamedFeed } from '../api/firstAnswer';
import type { Transport } from '../api/transport';
import type { Change, SeedSize, StorageReport } from '../domain/backend';
import { authStateOf, type Session } from '../features/auth/authSlice';
import { restoreSession } from '../features/auth/restoreSession';
import { persistFeedsOnLeaving } from '../features/posts/feed/persistedFeeds';
import type { keepScreensOnLeaving } from '../features/posts/feed/keepScreens';
import { postsApi } from '../features/posts/postsApi';
import { closeOverlaysOnBack } from '../features/ui/overlayHistory';
import { readPreferences } from '../features/ui/uiListeners';
import { seedingProgressed, uiStateOf } from '../features/ui/uiSlice';
import { createPageStorage } from '../lib/pageStorage';
import { App } from './App';
import { failingOnceShown } from './failingOnceShown';
import { carryFocus } from './carryFocus';
import { reportStorage } from './reportStorage';
import { preloadPage } from './routes';
import { Shown } from './Shown';
import { makeStore } from './store';

interface Surroundings {
  /** The app's base path, with a slash at both ends. */
  basePath: string;
  /** Where the app stands, below the base path. */
  pathname: string;
  /** Who is signed in, as far as local storage tells. */
  session: Session | null;
  /** The feed that the page begins with, which has been asked for. */
  firstFeed: NamedFeed | null;
  /** Whether its first answer is the one kept from the last visit, to be refreshed. */
  isKept: boolean;
  fetch: Transport;
  resetData: (size?: SeedSize) => Promise<void>;
}

/** The longest that a first picture waits for an answer on its way through the store. */
const SHORT_MS = 60;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The extension leaves its mark before any script of the page runs. */
const loadDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window
    ? (await import('./devTools/devTools')).devTools
    : null;

/** From a cache, the app's code may come before the end of its page. */
const documentRead = async (): Promise<void> => {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
};

/** Without this code no screen is kept. */
const keepScreensLate = (...args: Parameters<typeof keepScreensOnLeaving>) =>
  import('../features/posts/feed/keepScreens').then(
    ({ keepScreensOnLeaving }) => keepScreensOnLeaving(...args),
    () => undefined,
  );

/** Renders the app once the code of its first page is there. Answers its store, and how it hears the backend's news. */
export const startApp = async ({
  basePath,
  pathname,
  session,
  firstFeed,
  isKept,
  fetch,
  resetData,
}: Surroundings) => {
  const pageStorage = createPageStorage('cinefolk-page');
  const devTools = await loadDevTools();
  let tellShown: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => {
    tellShown = resolve;
  });
  const store = makeStore(
    { fetch: failingOnceShown(fetch, shown), pageStorage, resetData },
    { auth: authStateOf(session), ui: uiStateOf(readPreferences()) },
    devTools,
  );
  const restored = restoreSession(store, pageStorage);
  closeOverlaysOnBack(store);
  persistFeedsOnLeaving(store);
  // Pictures are taken when the page is left, and never of the past: their code comes late.
  if (!devTools) void shown.then(() => keepScreensLate(store, basePath));

  const { getFeed } = postsApi.endpoints;
  const feed = firstFeed && store.dispatch(getFeed.initiate(firstFeed));
  // A page whose code is missing says so itself, when it is rendered.
  await Promise.all([preloadPage(pathname).catch(() => undefined), documentRead()]);
  // A feed that was kept may be that of a session which has ended meanwhile.
  if (isKept) await restored;
  // An answer that is there already is in the first picture.
  if (feed) await Promise.race([feed, pause(SHORT_MS)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its root element.');
  carryFocus(root);
  const StoreProvider = devTools?.StoreProvider ?? Provider;
  const render = () => {
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter basename={basePath}>
          <StoreProvider store={store}>
            <Shown onShown={tellShown}>
              <App />
            </Shown>
          </StoreProvider>
        </BrowserRouter>
      </StrictMode>,
    );
  };
  // A transition renders in short turns: nothing else has to wait for the whole page. Where there
  // is something to see at once, nothing else is as urgent, and the turns would hold it up.
  if (isKept) render();
  else startTransition(render);

  if (firstFeed && isKept) {
    // While the kept answer is on its way, a second call would be dropped.
    void feed?.then(() =>
      store.dispatch(getFeed.initiate(firstFeed, { subscribe: false, forceRefetch: true })),
    );
  }
  feed?.unsubscribe();

  return {
    store,
    hearStorage: (report: StorageReport) => reportStorage(store, report),
    receiveSeeding: (progress: number | null) => void store.dispatch(seedingProgressed(progress)),
    hearChange: (change: Change) => void store.dispatch(changeReceived(change)),
  };
};
