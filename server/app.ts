import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { directCaller, proxiedCaller, type Caller } from './caller';
import type { Log } from './log';
import { observed, type Answered, type Known } from './observed';
import type { Home } from './page';
import { PICTURE_PATH } from './pictureData';
import { forwardedUrl, statedUrl, type Router } from './router';
import { securityHeaders } from './securityHeaders';
import { failureOf } from './shielded';
import { staticFiles } from './static';

/** Room for a post's pictures as data URLs, or for an import's rows. */
export const MAX_BODY_BYTES = 8 * 2 ** 20;

interface Options {
  router: Router;
  /** Answers `/api/events`, see `events.ts`. */
  openEvents(request: Request, caller: Caller): Promise<Response>;
  /** Answers with the picture of this hash, see `photos.ts`. */
  sendPhoto(hash: string, caller: Caller): Promise<Response>;
  /** Rejects while the database cannot be reached. */
  checkDatabase(): Promise<void>;
  /** Hears of every request. */
  observe(answered: Answered): void;
  log: Log;
  /** Whether to believe what a proxy says in its headers. */
  isProxied: boolean;
  /** The built app. */
  folder: string;
  home: Home;
}

/** Everything on the port: the API, what an operator asks, and the app itself. */
export function createApp({
  router,
  openEvents,
  sendPhoto,
  checkDatabase,
  observe,
  log,
  isProxied,
  folder,
  home,
}: Options): Hono<Known> {
  const app = new Hono<Known>();
  app.use(async (context, next) => {
    const address = getConnInfo(context).remote.address ?? '';
    const caller = isProxied ? proxiedCaller(context.req.raw, address) : directCaller(address);
    context.set('caller', caller);
    await next();
  });
  app.use(observed(observe));
  app.use(securityHeaders(isProxied ? forwardedUrl : statedUrl));
  app.onError((error, context) => {
    const { requestId } = context.var.caller;
    log.error({ err: error, requestId }, 'A request failed.');
    return context.text(failureOf(requestId), 500);
  });
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    try {
      await checkDatabase();
      return context.text('ready');
    } catch {
      return context.text('The database cannot be reached.', 503);
    }
  });
  app.get(`${PICTURE_PATH}:hash`, (context) =>
    sendPhoto(context.req.param('hash'), context.var.caller),
  );
  app.use('/api/*', async (context, next) => {
    await next();
    // Answers depend on who asks.
    context.header('Cache-Control', 'no-store');
  });
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => context.json({ errors: ['The body is too large.'] }, 413),
    }),
  );
  app.get('/api/events', (context) =>
    // To HEAD, too, but nobody would read that stream.
    context.req.method === 'GET'
      ? openEvents(context.req.raw, context.var.caller)
      : context.body(null, 405),
  );
  for (const path of ['/api', '/api/*'])
    app.all(path, (context) => router(context.req.raw, context.var.caller));
  app.route('/', staticFiles(folder, home));
  return app;
}
