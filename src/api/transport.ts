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
  (startWorker: () => Promise<void>): Transport =>
  async (request) => {
    await startWorker();
    return fetch(request);
  };
