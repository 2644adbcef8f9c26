import { loadOnce } from '../lib/loadOnce';
import { whenIdle } from '../lib/whenIdle';
import type { Backend } from '../domain/backend';

interface WorkerSettings {
  /** The worker's script. */
  url: string;
  /** The app's base path, with a slash at both ends. */
  scope: string;
  /** Called when a newer worker is waiting to take over; a reload activates its release. */
  onNewVersion: () => void;
}

/** Browsers check for a newer worker only on navigation, and a page may be open for days. */
const UPDATE_EVERY_MS = 3_600_000;

const registerWorker = async ({ url, scope, onNewVersion }: WorkerSettings): Promise<void> => {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(url, { scope, updateViaCache: 'none' });
  const registering = worker.register({ immediate: true });
  worker.addEventListener('waiting', () => {
    void registering.then((registration) => {
      // Workbox reports a first worker, too, if it is slow to take over, as in Firefox on a busy machine.
      if (registration?.active && registration.waiting) onNewVersion();
    });
  });
  await registering;
  // If the host cannot be reached, the next check will do.
  setInterval(() => void worker.update().catch(() => undefined), UPDATE_EVERY_MS);
};

/**
 * Returns a function that starts the service worker once. The worker serves the app offline, and answers API calls that
 * the app did not make itself. Rejects if workers are unsupported or blocked; the next call tries again.
 */
export const workerStarter = (
  backend: () => Promise<Pick<Backend, 'startWorker'>>,
  settings: WorkerSettings,
): (() => Promise<void>) => {
  const register = loadOnce(() => registerWorker(settings));
  return loadOnce(async () => {
    await register();
    await (await backend()).startWorker();
  });
};

/**
 * Starts the service worker once the page has loaded and is idle. The app works without it, so a failure is only logged
 * for developers.
 */
export const startWhenIdle = (startWorker: () => Promise<void>): void => {
  whenIdle(() => {
    startWorker().catch((reason: unknown) => {
      console.info('The service worker did not start; the app works without it.', reason);
    });
  });
};
