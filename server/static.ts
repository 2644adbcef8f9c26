import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { createPage, type Home } from './page';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The policy of the built page, which only a header can complete. */
function policyOf(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, policy = "default-src 'self'"] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  return `${policy}; frame-ancestors 'none'`;
}

/** Says how long an answer is kept, unless that was said. (`serveStatic` calls its `onFound` after it made the answer.) */
const keptAs =
  (kept: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', kept);
  };

/** The built app: its files, each with its compressed copies beside it, and index.html for each page's address. */
export function staticFiles(folder: string, home: Home): Hono {
  const files = new Hono();
  const page = createPage(folder, home);
  const policy = policyOf(folder);
  files.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', policy);
  });
  // Their names have a hash of what they contain.
  files.use('/assets/*', keptAs(FOR_EVER), serveStatic({ root: folder, precompressed: true }));
  files.use(keptAs('no-cache'));
  files.use(etag());
  for (const path of ['/', '/index.html']) files.get(path, page);
  files.use(serveStatic({ root: folder, precompressed: true }));
  // An address with a file's ending is no page.
  files.get('*', (context) =>
    /\.\w+$/.test(context.req.path) ? context.text('Not found', 404) : page(context),
  );
  return files;
}
