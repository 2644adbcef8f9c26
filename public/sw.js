/* Lets only this site's `/api` through to msw's script: everything else keeps the browser's own, faster way. */
const isApiCall = (url) =>
  url.origin === self.location.origin && /\/api(?:\/|$)/.test(url.pathname);

// Must be added before msw's own listener, which it keeps from hearing of other requests.
self.addEventListener('fetch', (event) => {
  if (!isApiCall(new URL(event.request.url))) event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
