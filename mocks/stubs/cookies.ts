/**
 * Replaces msw's cookies in the browser's bundle; this API has none. Their jar includes a list of every public suffix
 * and reads local storage on import, which throws if access is denied.
 */
export const cookieStore = {
  getCookies: (): [] => [],
  setCookie: (): Promise<void> => Promise.resolve(),
};

export const getAllRequestCookies = (): Record<string, string> => ({});
