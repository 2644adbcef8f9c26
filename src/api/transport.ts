import { unlessReloading } from '../lib/chunkLoadError';
import type { BackendSource } from './backend';

/** Answers a request, as `fetch` does. */
export type Transport = (request: Request) => Promise<Response>;

/** Sends the app's calls to the backend in the page: once it is loaded, they need no worker, host or network. */
export const pageTransport =
  (backend: BackendSource): Transport =>
  (request) =>
    unlessReloading(backend().then((started) => started.answer(request)));

/** Sends the app's calls through the service worker, so that developers can inspect them. */
export const workerTransport =
  (startWorker: () => Promise<void>): Transport =>
  async (request) => {
    await startWorker();
    return fetch(request);
  };
