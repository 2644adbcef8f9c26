import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Home } from './page';
import { staticFiles } from './static';

/** Room for a post's pictures as data URLs, or for an import's rows. */
const MAX_BODY_BYTES = 8 * 2 ** 20;

interface Options {
  router: (request: Request) => Promise<Response>;
  /** Answers `/api/events`, see `events.ts`. */
  openEvents: (request: Request) => Promise<Response>;
  /** Rejects while the database cannot be reached. */
  checkDatabase(): Promise<void>;
  /** The built app. */
  folder: string;
  home: Home;
}

/** Everything on the port: the API, what an operator asks, and the app itself. */
export function createApp({ router, openEvents, checkDatabase, folder, home }: Options): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    try {
      await checkDatabase();
      return context.text('ready');
    } catch {
      return context.text('The database cannot be reached.', 503);
    }
  });
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
  app.get('/api/events', (context) => openEvents(context.req.raw));
  app.all('/api/*', (context) => router(context.req.raw));
  app.all('/api', (context) => router(context.req.raw));
  app.route('/', staticFiles(folder, home));
  return app;
}
