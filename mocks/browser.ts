import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Puts the handlers behind the page's own network. Rejects where service workers are missing or refused. */
export async function startWorker(handlers: RequestHandler[], basePath: string): Promise<void> {
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${basePath}sw.js`, options: { scope: basePath } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
