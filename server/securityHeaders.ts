import type { MiddlewareHandler } from 'hono';

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For what is no page, and has no policy of its own: shown by itself, it may do nothing. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Once a browser has met us by https, it does not ask by http for a year. */
const HTTPS_ONLY = 'max-age=31536000';

/**
 * Adds what browsers should be strict about to every answer.
 * @param urlOf the address that was asked for
 */
export const securityHeaders =
  (urlOf: (request: Request) => URL): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) context.header(name, value);
    if (!context.res.headers.has('Content-Security-Policy'))
      context.header('Content-Security-Policy', POLICY);
    if (urlOf(context.req.raw).protocol === 'https:')
      context.header('Strict-Transport-Security', HTTPS_ONLY);
  };
