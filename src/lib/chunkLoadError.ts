/** What browsers say when a chunk cannot be fetched: Chromium and Firefox, then Safari twice. */
const MISSING =
  /dynamically imported module|Importing a module script failed|is not a valid JavaScript MIME type/;

/** What a person is told where the reload did not help, or could not be. */
export const CHUNK_LOAD_ERROR_TEXT =
  'A part of Cinefolk could not be loaded. There may be a newer version of it, or no connection.';

/** Whether this is the failure of an `import()` whose code could not be fetched. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);

/** Without the site a reload would end at the browser's own error page. */
const isSiteReachable = async (): Promise<boolean> => {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

/** Loads the page anew. Answers false, and does nothing, where the site cannot be reached. */
export const reloadPage = async (): Promise<boolean> => {
  const isReachable = await isSiteReachable();
  if (isReachable) window.location.reload();
  return isReachable;
};

/**
 * After a new deployment the code of the old one is gone, and the page loaded anew brings the
 * new one's. It is done once at a place in the browser's history, whose entry remembers it:
 * storage may be denied, and a reload that did not help must not become a loop.
 * @returns whether the page is being loaded anew
 */
export const reloadAfterChunkLoadError = async (): Promise<boolean> => {
  const state: unknown = window.history.state;
  const entry = typeof state === 'object' ? state : null;
  if (entry && 'reloadedForCode' in entry) return false;
  if (!(await isSiteReachable())) return false;
  window.history.replaceState({ ...entry, reloadedForCode: true }, '');
  window.location.reload();
  return true;
};

/**
 * Does work that fetches code of its own outside of what React draws. Where that code is missing
 * the page is loaded anew, and the promise stays open while it goes.
 * @throws Error with a sentence for people where it is missing and no reload can help
 */
export const withLazyCode = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    if (await reloadAfterChunkLoadError()) return new Promise<never>(() => undefined);
    throw new Error(CHUNK_LOAD_ERROR_TEXT, { cause: error });
  }
};
