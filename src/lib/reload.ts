/** The longest that a person waits for the newest version to be fetched. */
const AT_LATEST_MS = 10_000;

const isOver = ({ state }: ServiceWorker) => state === 'activated' || state === 'redundant';

/**
 * Lets the worker of the newest release take over, so that a reload opens that release: until then pages come from the
 * one that the worker in charge holds. Resolves also where there is no newer one, or no worker at all.
 */
export const takeNewestVersion = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Where the host cannot be asked, the worker that is there will do.
  await registration?.update().catch(() => undefined);
  const newer = registration?.installing ?? registration?.waiting;
  if (!newer) return;
  newer.postMessage('SKIP_WAITING');
  await new Promise<void>((resolve) => {
    newer.addEventListener('statechange', () => {
      if (isOver(newer)) resolve();
    });
    setTimeout(resolve, AT_LATEST_MS);
  });
};

/** Without the site a reload would end at the browser's own error page, unless a worker holds the page. */
export const isSiteReachable = async (): Promise<boolean> => {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Reloads the page into the newest version, but not where there would be none. */
export const reloadPage = async (): Promise<void> => {
  await takeNewestVersion();
  if (hasWorker() || (await isSiteReachable())) window.location.reload();
};
