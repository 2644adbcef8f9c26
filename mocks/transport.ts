import { getResponse, type HttpHandler } from 'msw';

/**
 * Answers a request within the page, without the network. If the request is aborted, rejects at once with the signal's
 * reason; the work continues, as on a server.
 */
export async function answer(handlers: HttpHandler[], request: Request): Promise<Response> {
  const { method, signal, url } = request;
  signal.throwIfAborted();
  // The signal belongs to the request, so its listeners are collected with it.
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const response = await Promise.race([getResponse(handlers, request), aborted]);
  signal.throwIfAborted();
  if (response) return response;
  throw new TypeError(`Not a call of this API: ${method} ${url}`);
}
