/* Passes only this site's `/api` calls to msw's script. Development registers this file; a build's sw.js imports it. */

// msw's script would replace at once a worker that other tabs still need, and unregister itself with the last tab. This
// one waits until it is asked, and stays, because it opens the app when there is no network.
self.addEventListener('install', (event) => event.stopImmediatePropagation());
self.addEventListener('message', (event) => {
  if (event.data !== 'CLIENT_CLOSED') return;
  event.stopImmediatePropagation();
  activeClientIds.delete(event.source.id);
});

const isApiCall = (url) =>
  url.origin === self.location.origin && /\/api(?:\/|$)/.test(url.pathname);

// A worker that the browser stopped has lost its list of pages, and msw's script would pass their calls to the host.
// Therefore it asks the calling page to register again.
const WAKING_LIMIT_MS = 1000;
const isKnown = (clientId) => activeClientIds.has(clientId);

const wakePage = async (clientId) => {
  const page = await self.clients.get(clientId);
  if (page) page.postMessage({ type: 'WORKER_AWOKE' });
  const until = Date.now() + WAKING_LIMIT_MS;
  while (page && !isKnown(clientId) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 5));
};

const answerOnceAwake = async (event) => {
  await wakePage(event.clientId);
  if (!isKnown(event.clientId)) return fetch(event.request);
  return handleRequest(event, crypto.randomUUID(), Date.now());
};

// Must be added before msw's own listener, from which it hides all other requests.
self.addEventListener('fetch', (event) => {
  const isCall = isApiCall(new URL(event.request.url)) && event.request.mode !== 'navigate';
  if (isCall && isKnown(event.clientId)) return;
  event.stopImmediatePropagation();
  if (isCall) event.respondWith(answerOnceAwake(event));
});

// A page without a controller, as after a hard reload, asks the worker to take control.
self.addEventListener('message', (event) => {
  if (event.data !== 'TAKE_CONTROL') return;
  event.stopImmediatePropagation();
  event.waitUntil(self.clients.claim());
});

importScripts('./mockServiceWorker.js');
