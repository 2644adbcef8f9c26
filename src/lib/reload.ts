/** How long to wait for the host: for an answer, or for the newest version. */
const TIMEOUT_MS = 10_000;

const isActivatedOrGone = ({ state }: ServiceWorker) =>
  state === 'activated' || state === 'redundant';

/**
 * Activates the newest release's service worker, so that a reload opens that release: until then the active worker
 * serves its own. Also resolves if there is no newer worker, or none at all.
 */
export const activateNewestVersion = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // If the host cannot be reached, the worker that was already fetched is used.
  await registration?.update().catch(() => undefined);
  const newer = registration?.installing ?? registration?.waiting;
  if (!newer) return;
  newer.postMessage('SKIP_WAITING');
  await new Promise<void>((resolve) => {
    newer.addEventListener('statechange', () => {
      if (isActivatedOrGone(newer)) resolve();
    });
    setTimeout(resolve, TIMEOUT_MS);
  });
};

/** If it is not, a reload ends at the browser's error page, unless a service worker serves the page. */
export const isSiteReachable = async (): Promise<boolean> => {
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
};

const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Reloads the page into the newest version, unless the reload would fail. */
export const reloadPage = async (): Promise<void> => {
  await activateNewestVersion();
  if (hasWorker() || (await isSiteReachable())) window.location.reload();
};
