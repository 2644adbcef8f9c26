/* Lets this site's `/api` alone through to msw's script. Development registers this file; a build's sw.js takes it in. */

// msw's script would take over at once from a worker that other tabs still need, and go with the last tab. This one
// waits until it is asked, and stays: without a network it is what opens the app.
self.addEventListener('install', (event) => event.stopImmediatePropagation());
self.addEventListener('message', (event) => {
  if (event.data !== 'CLIENT_CLOSED') return;
  event.stopImmediatePropagation();
  activeClientIds.delete(event.source.id);
});

const isApiCall = (url) =>
  url.origin === self.location.origin && /\/api(?:\/|$)/.test(url.pathname);

// A worker that the browser had stopped has forgotten the pages it answers for, and msw's script would hand their
// calls to the host. A page that hears of it says again that it is there.
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

// Must be added before msw's own listener, which it keeps from hearing of other requests.
self.addEventListener('fetch', (event) => {
  const isCall = isApiCall(new URL(event.request.url)) && event.request.mode !== 'navigate';
  if (isCall && isKnown(event.clientId)) return;
  event.stopImmediatePropagation();
  if (isCall) event.respondWith(answerOnceAwake(event));
});

// A page that was loaded past the worker, by a hard reload, asks to be taken over.
self.addEventListener('message', (event) => {
  if (event.data !== 'TAKE_CONTROL') return;
  event.stopImmediatePropagation();
  event.waitUntil(self.clients.claim());
});

importScripts('./mockServiceWorker.js');
