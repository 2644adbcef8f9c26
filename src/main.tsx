import { backendSource } from './api/backend';
import { pageTransport, workerTransport } from './api/transport';
import { startWhenQuiet, workerStarter } from './api/worker';
import { readSession, readToken } from './features/auth/sessionStorage';
import { readVisit } from './features/auth/visitStorage';
import { reloadOnChunkLoadError, unlessReloading, showNotLoaded } from './lib/chunkLoadError';

// This module is small and comes first: the backend, the store and React come beside each other, and the first feed is
// asked for as soon as the first two are there.

const {
  BASE_URL,
  DEV,
  VITE_API_DELAY_MS = '400',
  VITE_API_TRANSPORT = 'page',
  VITE_SEED_POSTS = '6',
  VITE_SEED_FILM_POSTS = '0',
  VITE_SEED_REPLIES = '0',
  VITE_SEED_NOTIFICATIONS = '0',
  VITE_SEED_USERS = '5',
} = import.meta.env;

reloadOnChunkLoadError();

const pathname = `/${window.location.pathname.slice(BASE_URL.length)}`;

// What development serves changes with every key: its worker holds no files, and answers the API alone.
const workerUrl = `${BASE_URL}${DEV ? 'apiWorker.js' : 'sw.js'}`;

const backend = backendSource(
  {
    basePath: BASE_URL,
    workerUrl,
    delayMs: Number(VITE_API_DELAY_MS),
    seedPosts: Number(VITE_SEED_POSTS),
    seedFilmPosts: Number(VITE_SEED_FILM_POSTS),
    seedReplies: Number(VITE_SEED_REPLIES),
    seedNotifications: Number(VITE_SEED_NOTIFICATIONS),
    seedUsers: Number(VITE_SEED_USERS),
    expectsData: readToken() !== null,
  },
  (started) => {
    // What was lost is said before the seed takes its place.
    started.onStorage(async (report) => (await app)?.receiveStorage(report));
    started.onSeeding((progress) => void app.then((shown) => shown?.receiveSeeding(progress)));
    started.onChange((change) => void app.then((shown) => shown?.receiveChange(change)));
  },
);

// Its database opens while the store comes. A failure is told by the first call, which tries again.
backend().catch(() => undefined);

const startWorker = workerStarter(backend, {
  url: workerUrl,
  scope: BASE_URL,
  onNewVersion: () => void app.then((shown) => shown?.receiveNewVersion()),
});

const transport =
  VITE_API_TRANSPORT === 'worker' ? workerTransport(startWorker) : pageTransport(backend);
// Both are named in full, so that a build without them drops the imports and the chunks with them.
const panel =
  import.meta.env.VITE_FAULTS === 'panel' &&
  import('./dev/makePanel').then(({ makePanel }) => makePanel(transport, VITE_API_TRANSPORT));
const faulty =
  import.meta.env.VITE_FAULTS === 'on'
    ? import('./api/faults').then(({ withFaults }) => withFaults(transport))
    : panel && panel.then(({ fetch }) => fetch);

const start = async () => {
  const { startStore } = await import('./app/startStore');
  const started = await startStore({
    pathname,
    // A token that cannot be read ends its session: nothing is asked with it.
    session: readSession(),
    visitor: readVisit(),
    fetch: faulty ? async (request) => (await faulty)(request) : transport,
    data: backend,
  });
  const { startApp } = await import('./app/startApp');
  return startApp(started, { basePath: BASE_URL, pathname });
};

/** The app, or null where it could not be started, which is then said. */
const app = unlessReloading(start()).catch((reason: unknown) => {
  console.error(reason);
  showNotLoaded();
  return null;
});

if (panel) {
  void Promise.all([panel, app]).then(([{ show }, shown]) => {
    if (shown) show(shown.store);
  });
}

// The worker's code comes after everything that is to be seen, and also where that is missing.
void app.then(() => startWhenQuiet(startWorker));
