import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { backendSource } from './api/backend';
import { changeHeard } from './api/changeHeard';
import { pageTransport, startWorkerWhenQuiet, workerTransport } from './api/transport';
import { App } from './app/App';
import { reportStorage } from './app/reportStorage';
import { makeStore } from './app/store';
import { authStateOf } from './features/auth/authSlice';
import { restoreSession } from './features/auth/restoreSession';
import { readSession, readToken } from './features/auth/sessionStorage';
import { closeOverlaysOnBack } from './features/ui/overlayHistory';
import { readColourMode } from './features/ui/uiListeners';
import { uiStateOf } from './features/ui/uiSlice';
import { createKeeper } from './lib/keeper';

const {
  BASE_URL,
  VITE_API_DELAY_MS = '400',
  VITE_API_TRANSPORT = 'page',
  VITE_SEED_POSTS = '6',
  VITE_SEED_USERS = '5',
} = import.meta.env;

const backend = backendSource(
  {
    basePath: BASE_URL,
    delayMs: Number(VITE_API_DELAY_MS),
    seedPosts: Number(VITE_SEED_POSTS),
    seedUsers: Number(VITE_SEED_USERS),
    expectsData: readToken() !== null,
  },
  (started) => {
    // Data that cannot be opened fails every call, and each tells of it.
    reportStorage(store, started).catch(() => undefined);
    started.onChange((change) => store.dispatch(changeHeard(change)));
  },
);
// It loads beside everything else; whoever calls it hears of a failure.
backend().catch(() => undefined);

const transport = (VITE_API_TRANSPORT === 'worker' ? workerTransport : pageTransport)(backend);
// Named in full, so that a build without it drops the import and the chunk with it.
const faulty =
  import.meta.env.VITE_FAULTS === 'on' &&
  import('./api/faults').then(({ withFaults }) => withFaults(transport));

const keeper = createKeeper('cinefolk-page');
const store = makeStore(
  {
    fetch: faulty ? async (request) => (await faulty)(request) : transport,
    keeper,
    resetData: async () => (await backend()).reset(),
  },
  { auth: authStateOf(readSession()), ui: uiStateOf(readColourMode()) },
);

void restoreSession(store, keeper);
closeOverlaysOnBack(store);
startWorkerWhenQuiet(backend);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its root element.');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter basename={BASE_URL}>
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
