import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/** Puts the handlers behind node's own network, for tests that call `fetch`. */
export function createNodeServer(handlers: readonly HttpHandler[]): SetupServer {
  return setupServer(...handlers);
}
