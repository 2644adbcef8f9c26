import { loadOnce } from '../lib/loadOnce';
import type { Backend } from '../domain/backend';

interface WorkerSettings {
  /** Where its script is. */
  url: string;
  /** Which pages it has in charge: the app's base path, with a slash at both ends. */
  scope: string;
  /** A newer worker waits to take over: a reload brings the release that it came with. */
  onNewVersion: () => void;
}

/** A page may be open for days; a browser looks for a newer worker only where a page is loaded. */
const UPDATE_EVERY_MS = 3_600_000;

const registerWorker = async ({ url, scope, onNewVersion }: WorkerSettings): Promise<void> => {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(url, { scope, updateViaCache: 'none' });
  worker.addEventListener('waiting', onNewVersion);
  await worker.register({ immediate: true });
  // Where the host cannot be asked, the next hour will do.
  setInterval(() => void worker.update().catch(() => undefined), UPDATE_EVERY_MS);
};

/**
 * Starts the service worker, once: it opens the app where there is no network, and answers the API's calls that are not
 * the app's own. Rejects where workers are missing or refused; the next call tries again.
 */
export const workerStarter = (
  backend: () => Promise<Pick<Backend, 'startWorker'>>,
  settings: WorkerSettings,
): (() => Promise<void>) => {
  const register = loadOnce(() => registerWorker(settings));
  return loadOnce(async () => {
    await register();
    await (await backend()).startWorker();
  });
};

/** The longest that the worker waits for a quiet page. */
const AT_LATEST_MS = 5000;

const whenQuiet = (start: () => void) => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_LATEST_MS });
  else setTimeout(start, AT_LATEST_MS);
};

/**
 * Starts the service worker once the page has loaded and is quiet. The app itself does without: where workers are denied
 * nothing is lost, so a failure is only logged for developers.
 */
export const startWhenQuiet = (startWorker: () => Promise<void>): void => {
  const start = () => {
    startWorker().catch((reason: unknown) => {
      console.info('The service worker did not start; the app works without it.', reason);
    });
  };
  if (document.readyState === 'complete') whenQuiet(start);
  else window.addEventListener('load', () => whenQuiet(start), { once: true });
};
