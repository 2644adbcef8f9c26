import { getResponse, type HttpHandler } from 'msw';

/** Whether a handler is for calls of this method; one for all of them has a pattern in the place of a name. */
const isFor =
  (method: string) =>
  ({ info }: HttpHandler): boolean =>
    typeof info.method !== 'string' || info.method === method;

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
  // msw compiles a path and looks for cookies for each handler that it asks, so only some are.
  const response = await Promise.race([
    getResponse(handlers.filter(isFor(method)), request),
    aborted,
  ]);
  signal.throwIfAborted();
  if (response) return response;
  throw new TypeError(`Not a call of this API: ${method} ${request.url}`);
}
