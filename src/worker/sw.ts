import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// A build's service worker. It caches every file of its release, so that the whole app opens without a network, and
// answers `/api` as in development, unless the app came from a server.

/** The part of the worker's global scope that is used here; the DOM's types lack it. */
declare const self: {
  /** Every file of the build, filled in by vite-plugin-pwa. */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
};
declare function importScripts(url: string): void;

/** What a server answers itself, and what is no page. */
const NO_PAGES = [/^\/(api|healthz|readyz)\b/];

// A server answers its API itself.
const isServed = new URL(location.href).searchParams.has('home');
const isBackend = (entry: PrecacheEntry) => /(^|\/)mocks-/.test(entry.url);

precacheAndRoute(self.__WB_MANIFEST.filter((entry) => !isServed || !isBackend(entry)));
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: NO_PAGES }));

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'SKIP_WAITING') void self.skipWaiting();
});

// Its listeners must be registered after workbox's. They hide requests outside the API from msw's listeners.
if (!isServed) importScripts('apiWorker.js');
