import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// A build's service worker. It holds every file of its release, so that all of the app opens without a network, and
// answers `/api` as in development.

/** What the worker needs of its global scope, which the DOM's types lack. */
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

// Its listeners must come after workbox's: they keep msw's from hearing of what is not the API's.
importScripts('apiWorker.js');
