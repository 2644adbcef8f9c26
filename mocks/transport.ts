import { getResponse, type HttpHandler } from 'msw';

/**
 * Answers a request in the page itself, with no network between.
 * Rejects with the signal's reason, at once, when the request is aborted; the work it began goes on, as on a server.
 */
export async function answer(handlers: HttpHandler[], request: Request): Promise<Response> {
  const { method, signal, url } = request;
  signal.throwIfAborted();
  // The signal is the request's own, so what listens to it goes with the request.
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const response = await Promise.race([getResponse(handlers, request), aborted]);
  signal.throwIfAborted();
  if (response) return response;
  throw new TypeError(`Not a call of this API: ${method} ${url}`);
}
