/**
 * Stands in for msw's matcher of paths, which brings a parser of all that a path may be, and what msw catches a page's
 * network with. This API's paths are `*` for anything, `:name` for one part, and plain text. As msw has it, letters
 * match in either case, and an address may end in a slash.
 *
 * @throws URIError where a named part cannot be decoded
 */
export function matchRequestUrl({ origin, pathname }: URL, path: string) {
  const pattern = path.replaceAll('*', '.*').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(origin + pathname);
  const parts = Object.entries(found?.groups ?? {});
  const params = Object.fromEntries(parts.map(([name, text]) => [name, decodeURIComponent(text)]));
  return { matches: found !== null, params };
}
