import type { Backend } from '../domain/backend';
import type { ServerHome } from '../lib/serverHome';

/** The server that the page came from. Its data is not the page's to open, to seed or to reset. */
export const networkBackend = ({ installationId }: ServerHome): Backend => ({
  answer: (request) => fetch(request),
  startWorker: () => Promise.resolve(),
  storage: () => Promise.resolve({ storage: 'server', found: 'data' }),
  installation: () => Promise.resolve({ id: installationId, isKept: true }),
  retry: () => undefined,
  onStorage: () => undefined,
  onSeeding: () => undefined,
  onChange: () => () => undefined,
  reset: () => Promise.reject(new Error('The data of a server cannot be reset from a page.')),
});
