import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import type { BackendSettings } from '../src/domain/backend';

/** A worker that has not taken the page over by then never will. */
const CONTROL_LIMIT_MS = 10_000;

/**
 * Lets the page's worker take this page over. msw would reload a page that has a worker and is not controlled by it, as
 * after a hard reload: under the hands of whoever is typing there.
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
 * msw asks the host for a newer worker and leaves it at that: without a network the failure would be an uncaught error.
 * The worker that is there does.
 */
async function updateQuietly(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
}

/** Says again that this page is there, when a worker that the browser had stopped has forgotten it. */
function reactivateAwokenWorker(): void {
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
function listenToEveryWorker(): void {
  const { serviceWorker } = navigator;
  // Must be added before msw's own listener, which it keeps from hearing the message twice.
  serviceWorker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data, ports, source } = event;
    if (!source) return;
    event.stopImmediatePropagation();
    serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
  });
}

/** Puts the handlers behind the page's own network, through the worker that the page has registered. */
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
