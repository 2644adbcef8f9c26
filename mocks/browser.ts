import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** A worker that has not taken the page over by then never will. */
const CONTROL_LIMIT_MS = 10_000;

/** Waits for the worker of a newer deployment, if there is one: it must not take over while msw begins with the old. */
async function awaitNewest(registration: ServiceWorkerRegistration): Promise<void> {
  // Where the host cannot be asked, the worker that is there will do.
  await registration.update().catch(() => undefined);
  const newer = registration.installing ?? registration.waiting;
  if (!newer) return;
  await new Promise<void>((resolve) => {
    newer.addEventListener('statechange', () => {
      if (newer.state === 'activated' || newer.state === 'redundant') resolve();
    });
  });
}

/**
 * Registers the worker and lets it take this page over. msw would do the first by itself, but reloads a page that has
 * a worker and is not controlled by it, as after a hard reload: under the hands of whoever is typing there.
 */
async function takeControl(url: string, scope: string): Promise<void> {
  const { serviceWorker } = navigator;
  await awaitNewest(await serviceWorker.register(url, { scope }));
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('The worker did not take control.')), CONTROL_LIMIT_MS);
    active?.postMessage('TAKE_CONTROL');
  });
}

/** Says again that this page is there, when a worker that the browser had stopped has forgotten it. */
function answerWakingWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'WORKER_AWOKE')
      navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  });
}

/**
 * Lets msw hear every worker: it listens to the one it began with alone, and a call would wait for ever once a new
 * deployment's has taken over. What names no sender it takes from any.
 */
function hearEveryWorker(): void {
  const { serviceWorker } = navigator;
  // Must be added before msw's own listener, which it keeps from hearing the message twice.
  serviceWorker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data, ports, source } = event;
    if (!source) return;
    event.stopImmediatePropagation();
    serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
  });
}

/** Puts the handlers behind the page's own network. Rejects where service workers are missing or refused. */
export async function startWorker(handlers: RequestHandler[], basePath: string): Promise<void> {
  const url = `${basePath}sw.js`;
  await takeControl(url, basePath);
  hearEveryWorker();
  await setupWorker(...handlers).start({
    serviceWorker: { url, options: { scope: basePath } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  answerWakingWorker();
}
