import { isSiteReachable, activateNewestVersion } from './reload';

/** Shown if the reload did not help, or was not possible. */
export const CHUNK_LOAD_ERROR_TEXT =
  'A part of Cinefolk could not be loaded. There may be a newer version of it, or no connection.';

/** `import()` failures reported by Vite, since browsers word their messages differently. */
const reported = new WeakSet<Error>();

let reloading = Promise.resolve(false);

/** Whether an error is that of an `import()` whose code could not be fetched. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && reported.has(error);

/**
 * Reports what React recovered from by rendering again, by its cause, which says more than React's own error. Code that
 * could not be loaded is left to the region that needs it.
 */
export const reportRecovered = (error: unknown): void => {
  const cause = (error instanceof Error && error.cause) || error;
  if (!isChunkLoadError(cause)) reportError(cause);
};

/** Whether the page is being reloaded after a chunk load error: then no failure needs to be shown. */
export const isReloading = (): Promise<boolean> => reloading;

/** Resolves like `work`. It never rejects while the page is being reloaded because of a chunk load error. */
export const unlessReloading = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (await reloading) return new Promise<never>(() => undefined);
    throw error;
  }
};

const entryState = (): object | null => {
  const state: unknown = window.history.state;
  return typeof state === 'object' ? state : null;
};

/** Whether the page was reloaded for its code at this history entry. */
export const wasReloadedForCode = (): boolean => 'reloadedForCode' in (entryState() ?? {});

/** Records in this history entry that the page was reloaded for its code. */
export const noteReloadForCode = (): void => {
  window.history.replaceState({ ...entryState(), reloadedForCode: true }, '');
};

/**
 * After a deployment the old release's code is gone, and a reload loads the new one's. It happens once per history
 * entry, so that a reload that did not help is not repeated forever. The entry records it, since storage may be denied.
 * @returns whether the page is being reloaded
 */
export const reloadOnce = async (): Promise<boolean> => {
  if (wasReloadedForCode() || !(await isSiteReachable())) return false;
  noteReloadForCode();
  await activateNewestVersion();
  window.location.reload();
  return true;
};

/** Reloads the page once after a chunk load error. The import still rejects. */
export const reloadOnChunkLoadError = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    reported.add(payload);
    reloading = reloading.then((isUnderWay) => isUnderWay || reloadOnce());
  });
};

/**
 * Loads code outside React's rendering.
 * @param code the promise of an `import()`
 * @throws Error with a message for users if the code cannot be loaded
 */
export const loadCode = <T>(code: Promise<T>): Promise<T> =>
  unlessReloading(code).catch((cause: unknown) => {
    throw new Error(CHUNK_LOAD_ERROR_TEXT, { cause });
  });

/** Replaces the page with a message: without the app's own code nothing works. */
export const showNotLoaded = (): void => {
  document.body.textContent =
    'Cinefolk could not be loaded. Check your connection and load the page again.';
};
