import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// A build's service worker. It caches every file of its release, so that the whole app opens without a network, and
// answers `/api` as in development.

/** The part of the worker's global scope that is used here; the DOM's types lack it. */
declare const self: {
  /** Every file of the build, filled in by vite-plugin-pwa. */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
};
declare function importScripts(url: string): void;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'SKIP_WAITING') void self.skipWaiting();
});

// Its listeners must be registered after workbox's. They hide requests outside the API from msw's listeners.
importScripts('apiWorker.js');
