/** What browsers say when a chunk cannot be fetched: Chromium and Firefox, then Safari twice. */
const MISSING =
  /dynamically imported module|Importing a module script failed|is not a valid JavaScript MIME type/;

/** Whether this is the failure of an `import()` whose code could not be fetched. */
export const isMissingCode = (error: unknown): boolean =>
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
export const reloadForMissingCode = async (): Promise<boolean> => {
  const state: unknown = window.history.state;
  const entry = typeof state === 'object' ? state : null;
  if (entry && 'reloadedForCode' in entry) return false;
  if (!(await isSiteReachable())) return false;
  window.history.replaceState({ ...entry, reloadedForCode: true }, '');
  window.location.reload();
  return true;
};
