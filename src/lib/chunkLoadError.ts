import { isSiteReachable, takeNewestVersion } from './reload';

/** The message where the reload did not help, or was not possible. */
export const CHUNK_LOAD_ERROR_TEXT =
  'A part of Cinefolk could not be loaded. There may be a newer version of it, or no connection.';

/** Failures of `import()` that Vite has reported: browsers have different words for them. */
const reported = new WeakSet<Error>();

let reloading = Promise.resolve(false);

/** Whether this is the failure of an `import()` whose code could not be fetched. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && reported.has(error);

/** Whether the page is being reloaded after a chunk load error: then no failure needs to be shown. */
export const isReloading = (): Promise<boolean> => reloading;

/** Hands on what the work comes to. Its failure is held back while the page is being reloaded because of it. */
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

/** Whether the page was reloaded for its code at this entry of the browser's history. */
export const wasReloadedForCode = (): boolean => 'reloadedForCode' in (entryState() ?? {});

/** Notes at this entry of the browser's history that the page was reloaded for its code. */
export const noteReloadForCode = (): void => {
  window.history.replaceState({ ...entryState(), reloadedForCode: true }, '');
};

/**
 * After a new deployment the code of the old one is gone, and a reload brings the new one's. It is done once at a place
 * in the browser's history, whose entry remembers it: storage may be denied, and a reload that did not help must not
 * become a loop.
 * @returns whether the page is being reloaded
 */
export const reloadOnce = async (): Promise<boolean> => {
  if (wasReloadedForCode() || !(await isSiteReachable())) return false;
  noteReloadForCode();
  await takeNewestVersion();
  window.location.reload();
  return true;
};

/** Reloads the page once after a chunk load error. The import fails all the same. */
export const reloadOnChunkLoadError = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    reported.add(payload);
    reloading = reloading.then((isUnderWay) => isUnderWay || reloadOnce());
  });
};

/**
 * The code that something needs outside of what React draws, as its `import()` brings it.
 * @throws Error with a message for people if it cannot be loaded
 */
export const loadCode = <T>(code: Promise<T>): Promise<T> =>
  unlessReloading(code).catch((cause: unknown) => {
    throw new Error(CHUNK_LOAD_ERROR_TEXT, { cause });
  });

/** Replaces the page by a message that the app's own code could not be fetched: nothing else would work. */
export const showNotLoaded = (): void => {
  document.body.textContent =
    'Cinefolk could not be loaded. Check your connection and load the page again.';
};
