/**
 * Stands in for a polyfill of `Headers`, and the parser of cookies that it brings: msw has them for cookies and
 * multipart bodies, and this API takes neither.
 */
export const Headers = globalThis.Headers;
export const stringToHeaders = (): Headers => new globalThis.Headers();
