import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { changeReceived } from '../api/actions';
import type { Change, StorageReport } from '../domain/backend';
import { toasts } from '../features/ui/toast';
import { seedingProgressed, toastQueued } from '../features/ui/uiSlice';
import { reportRecovered } from '../lib/chunkLoadError';
import { whenIdle } from '../lib/whenIdle';
import { App } from './App';
import { carryFocus } from './carryFocus';
import { dropStrayClicks } from './dropStrayClicks';
import { followTranslation } from './followTranslation';
import { keepUndo } from './keepUndo';
import { preloadFirstClicks } from './preloadFirstClicks';
import { reportStorage } from './reportStorage';
import { preloadPage } from './routes';
import { Shown } from './Shown';
import type { StartedStore } from './startStore';

/** How long rendering waits for the first answer, to avoid a placeholder. */
const FIRST_ANSWER_WAIT_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface PageAddress {
  /** The app's base path, with a slash at both ends. */
  basePath: string;
  /** The page's path, below the base path. */
  pathname: string;
}

/** Renders the app once its first page's code is loaded. Resolves to the store and callbacks for backend events. */
export const startApp = async (
  { store, firstAnswer, onShown, StoreProvider = Provider }: StartedStore,
  { basePath, pathname }: PageAddress,
) => {
  // A page whose code cannot be loaded shows the failure itself.
  await preloadPage(pathname).catch(() => undefined);
  await Promise.race([firstAnswer, pause(FIRST_ANSWER_WAIT_MS)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its root element.');
  carryFocus(root);
  dropStrayClicks(document);
  keepUndo(document);
  followTranslation(document);
  const showAll = () => {
    onShown();
    whenIdle(preloadFirstClicks);
  };
  const app = (
    <StrictMode>
      <BrowserRouter basename={basePath}>
        <StoreProvider store={store}>
          <Shown onShown={showAll}>
            <App />
          </Shown>
        </StoreProvider>
      </BrowserRouter>
    </StrictMode>
  );
  // A transition renders in slices, so that the page stays responsive.
  const reactRoot = createRoot(root, { onRecoverableError: reportRecovered });
  startTransition(() => reactRoot.render(app));
  return {
    store,
    receiveStorage: (report: StorageReport) => reportStorage(store, report),
    receiveSeeding: (progress: number | null) => void store.dispatch(seedingProgressed(progress)),
    receiveNewVersion: () => void store.dispatch(toastQueued(toasts.newVersion())),
    receiveChange: (change: Change) => void store.dispatch(changeReceived(change)),
  };
};
