/* Lets only this site's `/api` through to msw's script: everything else keeps the browser's own, faster way. */
const isApiCall = (url) =>
  url.origin === self.location.origin && /\/api(?:\/|$)/.test(url.pathname);

// Must be added before msw's own listener, which it keeps from hearing of other requests.
self.addEventListener('fetch', (event) => {
  if (!isApiCall(new URL(event.request.url))) event.stopImmediatePropagation();
});

// A page that was loaded past the worker, by a hard reload, asks to be taken over.
self.addEventListener('message', (event) => {
  if (event.data !== 'TAKE_CONTROL') return;
  event.stopImmediatePropagation();
  event.waitUntil(self.clients.claim());
});

importScripts('./mockServiceWorker.js');
