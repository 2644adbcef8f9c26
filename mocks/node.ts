import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/** Serves the handlers to Node's own `fetch`, for tests. */
export function createNodeServer(handlers: readonly HttpHandler[]): SetupServer {
  return setupServer(...handlers);
}
