import { unlessReloading } from '../lib/chunkLoadError';
import type { BackendSource } from './backend';

/** Answers a request, as `fetch` does. */
export type Transport = (request: Request) => Promise<Response>;

/** The app's own calls go to the backend in the page: once its code is there, no worker, no host and no network can fail them. */
export const pageTransport =
  (backend: BackendSource): Transport =>
  (request) =>
    unlessReloading(backend().then((started) => started.answer(request)));

/** The app's own calls go through the service worker, as a developer may want to watch them. */
export const workerTransport =
  (backend: BackendSource): Transport =>
  async (request) => {
    await (await backend()).startWorker();
    return fetch(request);
  };

/** The longest that the worker waits for a quiet page. */
const WORKER_AT_LATEST_MS = 5000;

const whenQuiet = (start: () => void) => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: WORKER_AT_LATEST_MS });
  else setTimeout(start, WORKER_AT_LATEST_MS);
};

/**
 * Starts the service worker once the page has loaded and is quiet, for the console, the
 * network panel and everyone else in the page. The app itself does without: where workers
 * are denied nothing is lost, so a failure is only logged for developers.
 */
export const startWorkerWhenQuiet = (backend: BackendSource): void => {
  const start = () => {
    backend()
      .then((started) => started.startWorker())
      .catch((reason: unknown) => {
        console.info('The service worker did not start; the app works without it.', reason);
      });
  };
  if (document.readyState === 'complete') whenQuiet(start);
  else window.addEventListener('load', () => whenQuiet(start), { once: true });
};
