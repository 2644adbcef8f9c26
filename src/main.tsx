import { backendSource, preloadLaterCalls } from './api/backend';
import { pageTransport, workerTransport } from './api/transport';
import { startWhenIdle, workerStarter } from './api/worker';
import { readSession, readToken } from './features/auth/sessionStorage';
import { readVisit } from './features/auth/visitStorage';
import { reloadOnChunkLoadError, unlessReloading, showNotLoaded } from './lib/chunkLoadError';
import { readServerHome } from './lib/serverHome';
import { whenIdle } from './lib/whenIdle';

// This module is small and loads first: the backend, the store and React then load in parallel, and the first feed is
// requested as soon as the first two are ready.

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

const server = readServerHome();

// In development files change constantly, so its worker caches nothing, and only answers the API; on a server it only
// caches.
const workerUrl = `${BASE_URL}${DEV ? 'apiWorker.js' : server ? 'sw.js?home=server' : 'sw.js'}`;

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
  server,
  (started) => {
    // Awaited, so that lost data is reported before the seed replaces it.
    started.onStorage(async (report) => (await app)?.receiveStorage(report));
    started.onSeeding((progress) => void app.then((shown) => shown?.receiveSeeding(progress)));
    started.onChange((change) => void app.then((shown) => shown?.receiveChange(change)));
  },
);

// Opens the database while the store is loading. The first call retries a failure, and reports it.
backend().catch(() => undefined);

const startWorker = workerStarter(backend, {
  url: workerUrl,
  scope: BASE_URL,
  onNewVersion: () => void app.then((shown) => shown?.receiveNewVersion()),
});

const transport =
  VITE_API_TRANSPORT === 'worker' ? workerTransport(startWorker) : pageTransport(backend);
// The variables are written out in full, so that a build without them drops the imports and their chunks.
const panel =
  import.meta.env.VITE_FAULTS === 'panel' &&
  import('./dev/makePanel').then(({ makePanel }) =>
    makePanel(transport, VITE_API_TRANSPORT, Number(VITE_API_DELAY_MS)),
  );
const faulty =
  import.meta.env.VITE_FAULTS === 'on'
    ? import('./api/faults').then(({ withFaults }) => withFaults(transport))
    : panel && panel.then(({ fetch }) => fetch);
// Each call fails with it, and says so; a reload that stops the import is no failure.
if (faulty) faulty.catch(() => undefined);

const start = async () => {
  const { startStore } = await import('./app/startStore');
  const started = await startStore({
    pathname,
    // An unreadable token ends the session, so it is never sent.
    session: readSession(),
    visitor: readVisit(),
    fetch: faulty ? async (request) => (await faulty)(request) : transport,
    data: backend,
  });
  const { startApp } = await import('./app/startApp');
  return startApp(started, { basePath: BASE_URL, pathname });
};

/** The app, or null if it could not be started, which is then reported. */
const app = unlessReloading(start()).catch((reason: unknown) => {
  console.error(reason);
  showNotLoaded();
  return null;
});

/** What can wait until everything is shown, in the browser's own home. */
const tidyUp = async () => {
  await preloadLaterCalls();
  await (await backend()).eraseLeavers();
};

if (panel) {
  void Promise.all([panel, app]).then(([{ show }, shown]) => {
    if (shown) show(shown.store);
  });
}

const joinServer = async (shown: Awaited<typeof app>) => {
  if (!shown) return;
  const { liveWithServer } = await import('./app/liveWithServer');
  await liveWithServer(shown.store, transport);
};

// This code loads after everything visible, and also if the app could not be started.
void app.then((shown) => {
  whenIdle(() => void (server ? joinServer(shown) : tidyUp()).catch(() => undefined));
  startWhenIdle(startWorker);
});
