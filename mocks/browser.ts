import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import type { BackendSettings } from '../src/domain/backend';

/** A worker that has not taken control within this time never will. */
const CONTROL_LIMIT_MS = 10_000;

/**
 * Lets the worker take control of this page. msw would instead reload a page that its worker does not control (as after
 * a hard reload), even while the user is typing.
 */
async function takeControl(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('The worker did not take control.')), CONTROL_LIMIT_MS);
    active?.postMessage('TAKE_CONTROL');
  });
}

/**
 * msw checks for a newer worker without catching the failure: offline, that would be an uncaught error. The current
 * worker will do.
 */
async function updateQuietly(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
}

/** Registers this page again with a worker that the browser stopped and that lost its list of clients. */
function reactivateAwokenWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'WORKER_AWOKE')
      navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  });
}

/**
 * Makes msw accept messages from every worker: it listens only to the one it started with, so a call would hang once a
 * new deployment's worker took over. msw accepts a message without a source from any worker.
 */
function listenToEveryWorker(): void {
  const { serviceWorker } = navigator;
  // Must be added before msw's own listener, so that msw does not receive the message twice.
  serviceWorker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data, ports, source } = event;
    if (!source) return;
    event.stopImmediatePropagation();
    serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
  });
}

/** Serves the handlers to the page's network calls through its registered service worker. */
export async function startWorker(
  handlers: RequestHandler[],
  { basePath, workerUrl }: Pick<BackendSettings, 'basePath' | 'workerUrl'>,
): Promise<void> {
  await takeControl();
  listenToEveryWorker();
  await updateQuietly();
  await setupWorker(...handlers).start({
    serviceWorker: { url: workerUrl, options: { scope: basePath } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  reactivateAwokenWorker();
}
