/**
 * Stands in for msw's cookie jar in the browser's bundle. The jar brings a list of every public suffix there is, and
 * reads local storage as soon as it is imported, which throws where that is denied; this API sets no cookies.
 */
export const cookieStore = {
  getCookies: (): [] => [],
  setCookie: (): Promise<void> => Promise.resolve(),
};
