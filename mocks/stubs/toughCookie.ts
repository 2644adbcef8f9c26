/**
 * Stands in for `tough-cookie` in the browser's bundle. msw keeps a cookie jar through it, with a list of every public
 * suffix there is; this API sets no cookies, so an empty jar will do.
 */
export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync(): [] {
    return [];
  }

  setCookie(): Promise<void> {
    return Promise.resolve();
  }
}

export const Cookie = { fromJSON: (): null => null };
