import { getResponse, type HttpHandler, type HttpRequestHandler } from 'msw';
import { http } from 'msw/core/http';
import { callOf, type Call, type Endpoint, type Reply } from './endpoint';
import { isUndecodable, refuseUndecodable, refuseUnknownPath, UNKNOWN_PATHS } from './invalidPaths';
import { createRespond, nameOf } from './respond';

interface Options {
  /** An answer is held until this long after its request arrived; the work starts at once. */
  delayMs: number;
  /** The data's revision, for answers that read no data. */
  currentRevision(): Promise<number>;
  /** Loads more endpoints, with the first call that none of the table matches. */
  loadMore?(): Promise<readonly Endpoint[]>;
}

/** The table as msw's handlers, which also refuse the paths that are in no table. */
export function mswHandlers(
  table: readonly Endpoint[],
  { delayMs, currentRevision, loadMore }: Options,
): HttpHandler[] {
  const respond = createRespond(currentRevision);

  function handler(
    method: Endpoint['method'] | 'all',
    path: Parameters<HttpRequestHandler>[0],
    answer: (call: Call) => Reply | Promise<Reply>,
  ): HttpHandler {
    // A predicate has no path.
    const name = nameOf({ method, path: typeof path === 'string' ? path : '*' });
    return http[method](path, async ({ request, params }) => {
      const held = delayMs > 0 ? wait(delayMs) : undefined;
      const response = await respond(name, () => answer(callOf(request, params)));
      await held;
      return response;
    });
  }

  const handlersOf = (endpoints: readonly Endpoint[]): HttpHandler[] =>
    endpoints.map(({ method, path, answer }) => handler(method, path, answer));

  function laterHandler(load: () => Promise<readonly Endpoint[]>): HttpHandler {
    let loaded: HttpHandler[] | undefined;
    return http.all('*/api/*', async ({ request }) => {
      loaded ??= handlersOf(await load());
      return getResponse(loaded, request);
    });
  }

  return [
    handler('all', ({ request }) => isUndecodable(new URL(request.url)), refuseUndecodable),
    ...handlersOf(table),
    ...(loadMore ? [laterHandler(loadMore)] : []),
    ...UNKNOWN_PATHS.map((path) => handler('all', path, refuseUnknownPath)),
  ];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
