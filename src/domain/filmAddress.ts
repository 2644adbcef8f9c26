/** A film's address elsewhere, however it was written: without scheme, "www." and a slash at the end. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
    .replace(/^[^/]+(?=\/)/, (host) => host.toLowerCase());

/** The site of a plain address; empty for the id of a film in another browser. */
export const siteOf = (address: string): string => /^([^/]+)\//.exec(address)?.[1] ?? '';
