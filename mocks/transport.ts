import { getResponse, type RequestHandler } from 'msw';

/**
 * Answers a request in the page itself, with no network between.
 * Rejects with the signal's reason, at once, when the request is aborted; the work it began goes on, as on a server.
 */
export async function answer(handlers: RequestHandler[], request: Request): Promise<Response> {
  const { signal } = request;
  const settled = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { signal: settled.signal });
  });
  try {
    signal.throwIfAborted();
    const response = await Promise.race([getResponse(handlers, request), aborted]);
    signal.throwIfAborted();
    if (response) return response;
    throw new TypeError(`Not a call of this API: ${request.method} ${request.url}`);
  } finally {
    settled.abort();
  }
}
