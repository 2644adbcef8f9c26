const DUMMY_ORIGIN = 'https://app.invalid';

/**
 * The path to return to after a login, accepted only if it stays inside the app.
 * @param path a path below the base path, such as `/explore?x=1`; anything else becomes `/`.
 */
export const safePath = (path: unknown): string => {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/';
  // Browsers drop tabs and line breaks from addresses, so "/\t/host" would leave the app.
  if (/[\u0000-\u001f\u007f\\]/.test(path) || !URL.canParse(path, DUMMY_ORIGIN)) return '/';
  const { origin, pathname } = new URL(path, DUMMY_ORIGIN);
  // "/.//host" is normalised to "//host".
  return origin === DUMMY_ORIGIN && !pathname.startsWith('//') ? path : '/';
};
