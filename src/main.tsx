import { backendSource } from './api/backend';
import { firstFeedAt, firstRequest, withFirstAnswer } from './api/firstAnswer';
import { pageTransport, startWorkerWhenQuiet, workerTransport } from './api/transport';
import { readSession, readToken } from './features/auth/sessionStorage';
import { persistedPages } from './lib/persistedPages';
import { reloadAfterChunkLoadError, withLazyCode } from './lib/chunkLoadError';
import { sayNotLoaded } from './lib/sayNotLoaded';

// This module is small and comes first: it sets everything going at once, so that the backend
// answers while React is still on its way.

const {
  BASE_URL,
  VITE_API_DELAY_MS = '400',
  VITE_API_TRANSPORT = 'page',
  VITE_SEED_POSTS = '6',
  VITE_SEED_USERS = '5',
} = import.meta.env;

// A token that cannot be read ends its session: nothing is asked with it.
const session = readSession();
const pathname = `/${window.location.pathname.slice(BASE_URL.length)}`;

const backend = backendSource(
  {
    basePath: BASE_URL,
    delayMs: Number(VITE_API_DELAY_MS),
    seedPosts: Number(VITE_SEED_POSTS),
    seedUsers: Number(VITE_SEED_USERS),
    expectsData: readToken() !== null,
  },
  (started) => {
    // What was lost is said before the backend lays its sample data over it.
    started.onStorage(async (report) => (await shown)?.hearStorage(report));
    started.onSeeding((progress) => void shown.then((app) => app?.receiveSeeding(progress)));
    started.onChange((change) => {
      forget();
      void shown.then((app) => app?.hearChange(change));
    });
  },
);

const transport = (VITE_API_TRANSPORT === 'worker' ? workerTransport : pageTransport)(backend);
// Both are named in full, so that a build without them drops the imports and the chunks with them.
const panel =
  import.meta.env.VITE_FAULTS === 'panel' &&
  import('./dev/makePanel').then(({ makePanel }) => makePanel(transport, VITE_API_TRANSPORT));
const faulty =
  import.meta.env.VITE_FAULTS === 'on'
    ? import('./api/faults').then(({ withFaults }) => withFaults(transport))
    : panel && panel.then(({ fetch }) => fetch);

const firstFeed = session && firstFeedAt(pathname);
const keptPage = firstFeed && persistedPages.read(firstFeed.feed, session.user._id);
const { fetch, forget } = withFirstAnswer(
  faulty ? async (request) => (await faulty)(request) : transport,
  firstFeed && firstRequest(firstFeed, session.token),
  keptPage,
);
// It loads beside everything else, but where there is something to show without it; whoever calls
// it hears of a failure.
if (keptPage === null) backend().catch(() => undefined);

// React sets itself up in a task of its own: together with the app's it would keep input waiting twice as long.
const startedApp = import('react-dom/client').then(() => import('./app/startApp'));
const app = startedApp.then(({ startApp }) =>
  startApp({
    basePath: BASE_URL,
    pathname,
    session,
    firstFeed,
    isKept: keptPage !== null,
    fetch,
    resetData: (size) => withLazyCode(async () => (await backend()).reset(size)),
  }),
);

/** The app, or null where its code is missing, which then is said. */
const shown = app.catch(async (reason: unknown) => {
  if (await reloadAfterChunkLoadError()) return null;
  console.error(reason);
  sayNotLoaded();
  return null;
});

if (panel) {
  void Promise.all([panel, shown]).then(([{ show }, started]) => {
    if (started) show(started.store);
  });
}

// The worker's code comes after everything that is to be seen, and also where that is missing.
const startWorker = () => startWorkerWhenQuiet(backend);
app.then(startWorker, startWorker);
