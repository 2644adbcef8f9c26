import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { changeHeard } from '../api/changeHeard';
import type { Transport } from '../api/transport';
import type { Change, StorageReport } from '../domain/backend';
import { authStateOf } from '../features/auth/authSlice';
import { restoreSession } from '../features/auth/restoreSession';
import { readSession } from '../features/auth/sessionStorage';
import { closeOverlaysOnBack } from '../features/ui/overlayHistory';
import { readPreferences } from '../features/ui/uiListeners';
import { uiStateOf } from '../features/ui/uiSlice';
import { createKeeper } from '../lib/keeper';
import { App } from './App';
import { reportStorage } from './reportStorage';
import { preloadPage } from './routes';
import { makeStore } from './store';

interface Surroundings {
  /** The app's base path, with a slash at both ends. */
  basePath: string;
  /** Where the app stands, below the base path. */
  pathname: string;
  fetch: Transport;
  resetData: () => Promise<void>;
}

/** From a cache, the app's code may come before the end of its page. */
const documentRead = async (): Promise<void> => {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
};

/** Renders the app once the code of its first page is there. Answers how it hears the backend's news. */
export const startApp = async ({ basePath, pathname, fetch, resetData }: Surroundings) => {
  const keeper = createKeeper('cinefolk-page');
  const store = makeStore(
    { fetch, keeper, resetData },
    { auth: authStateOf(readSession()), ui: uiStateOf(readPreferences()) },
  );
  void restoreSession(store, keeper);
  closeOverlaysOnBack(store);

  // A page whose code is missing says so itself, when it is rendered.
  await Promise.all([preloadPage(pathname).catch(() => undefined), documentRead()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its root element.');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter basename={basePath}>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );

  return {
    hearStorage: (report: StorageReport) => reportStorage(store, report),
    hearChange: (change: Change) => void store.dispatch(changeHeard(change)),
  };
};
