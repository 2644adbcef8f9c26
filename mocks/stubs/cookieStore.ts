/**
 * Replaces msw's cookie jar in the browser's bundle. The jar includes a list of every public suffix and reads local
 * storage on import, which throws if access is denied; this API sets no cookies.
 */
export const cookieStore = {
  getCookies: (): [] => [],
  setCookie: (): Promise<void> => Promise.resolve(),
};
