import type { HttpHandler } from 'msw';

/** Whether a handler is for calls of this method; one for all of them has a pattern in the place of a name. */
const isFor =
  (method: string) =>
  ({ info }: HttpHandler): boolean =>
    typeof info.method !== 'string' || info.method === method;

/** msw tells calls apart by it to clean up after them; these handlers leave nothing behind. */
const REQUEST_ID = 'in-page';

/** As msw's `getResponse` does it, which would bring all that msw catches a page's network with. */
async function firstResponse(handlers: HttpHandler[], request: Request) {
  for (const handler of handlers) {
    const result = await handler.run({ request, requestId: REQUEST_ID });
    if (result?.response) return result.response;
  }
  return undefined;
}

/**
 * Answers a request in the page itself, with no network between.
 * Rejects with the signal's reason, at once, when the request is aborted; the work it began goes on, as on a server.
 */
export async function answer(handlers: HttpHandler[], request: Request): Promise<Response> {
  const { method, signal } = request;
  signal.throwIfAborted();
  // The signal is the request's own, so what listens to it goes with the request.
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  // Each handler that is asked compiles its path, so only some are.
  const response = await Promise.race([
    firstResponse(handlers.filter(isFor(method)), request),
    aborted,
  ]);
  signal.throwIfAborted();
  if (response) return response;
  throw new TypeError(`Not a call of this API: ${method} ${request.url}`);
}
