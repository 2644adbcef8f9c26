import type { Backend, StorageListener } from '../../domain/backend';
import { HEADERS } from '../../domain/limits';
import type { ServerHome } from '../../lib/serverHome';
import { createConnection, saysAway } from './connection';
import { createHolding } from './holding';
import { PAGE } from './page';

/** What a person did. A login is none, nor a new password: it would wait behind a form. */
const isChange = ({ method, url }: Request): boolean =>
  method !== 'GET' && !new URL(url).pathname.startsWith('/api/auth/');

/** The server that the page came from. Its data is not the page's to open, to seed or to reset. */
export const networkBackend = ({ installationId }: ServerHome): Backend => {
  const listeners: StorageListener[] = [];
  const connection = createConnection((isAway) => {
    for (const listen of listeners)
      void listen({ storage: 'server', found: isAway ? 'away' : 'data' });
  });
  const hold = createHolding(connection);

  const ask = async (request: Request): Promise<Response> => {
    try {
      const response = await fetch(request);
      if (saysAway(response)) connection.lost();
      return response;
    } catch (error) {
      if (!request.signal.aborted) connection.lost();
      throw error;
    }
  };

  return {
    answer: (request) => {
      if (!isChange(request)) return ask(request);
      request.headers.set(HEADERS.page, PAGE);
      return hold(request);
    },
    startWorker: () => Promise.resolve(),
    storage: () => Promise.resolve({ storage: 'server', found: 'data' }),
    installation: () => Promise.resolve({ id: installationId, isKept: true }),
    // The server does that.
    eraseLeavers: () => Promise.resolve(),
    retry: () => undefined,
    onStorage: (listener) => void listeners.push(listener),
    onSeeding: () => undefined,
    // `followServer` tells of them: it depends on who is signed in.
    onChange: () => () => undefined,
    reset: () => Promise.reject(new Error('The data of a server cannot be reset from a page.')),
  };
};
