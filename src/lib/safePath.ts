const AN_ORIGIN = 'https://app.invalid';

/**
 * The place to return to after login, believed only if it stays inside the app.
 * @param path an address below the base path, such as `/explore?x=1`; anything else is answered with `/`.
 */
export const safePath = (path: unknown): string => {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/';
  // Browsers drop tabs and line breaks from addresses, so "/\t/host" would leave the app.
  if (/[\u0000-\u001f\u007f\\]/.test(path) || !URL.canParse(path, AN_ORIGIN)) return '/';
  const { origin, pathname } = new URL(path, AN_ORIGIN);
  // "/.//host" becomes "//host" once its dots are gone.
  return origin === AN_ORIGIN && !pathname.startsWith('//') ? path : '/';
};
