import { serve, type ServerType } from '@hono/node-server';
import type { Backend } from '../../src/domain/backend';
import type { BackendParts } from '../../mocks/backend';
import { createFilmIndex } from '../../mocks/films/filmIndex';
import { loadTable } from '../../mocks/films/loadTable';
import { endpoints } from '../../mocks/handlers/endpoints';
import { createRespond } from '../../mocks/handlers/respond';
import type { Server } from '../../mocks/handlers/server';
import { eraseLeavers } from '../../mocks/leaving/eraseLeavers';
import { writeSeed } from '../../mocks/seed/writeSeed';
import { hashPassword, verifyPassword } from '../../mocks/session/password';
import { picturesBelow } from '../../mocks/views/users';
import { directCaller } from '../caller';
import { createLog } from '../log';
import { servedAddress } from '../pictureData';
import { createRouter, forwardedUrl, type Router } from '../router';
import { shielded } from '../shielded';
import { createServerStore } from '../store';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const HOST = '127.0.0.1';
const log = createLog('silent');
const servers: ServerType[] = [];

afterAll(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});

/** @returns the origin */
const listen = (router: Router): Promise<string> =>
  new Promise((resolve) => {
    const answer = (request: Request) => router(request, directCaller(HOST));
    const server = serve({ fetch: answer, port: 0, hostname: HOST }, ({ port }) =>
      resolve(`http://${HOST}:${port}`),
    );
    servers.push(server);
  });

/** The request as a proxy passes it on, which tells the address that it was asked for. */
async function carry(origin: string, request: Request): Promise<Response> {
  const { pathname, search, protocol, host } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-Proto', protocol.replace(':', ''));
  headers.set('X-Forwarded-Host', host);
  const text = await request.text();
  return fetch(`${origin}${pathname}${search}`, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(text !== '' && { body: text }),
  });
}

/**
 * Takes the place of a page's backend in tests of the API, see `jest.config.ts`: the server's own store and router, asked
 * over HTTP.
 */
export function createBackend(parts: BackendParts): Pick<Backend, 'answer' | 'eraseLeavers'> {
  const { clock, newId, randomBytes, scryptCost, people, settings, mostListed = Infinity } = parts;
  const { signUp = 'open' } = parts;
  const ofSamples = picturesBelow(settings.basePath);
  const store = createServerStore({
    db: {
      read: async (work) => (await parts.db).read(work),
      write: async (work) => (await parts.db).write(work),
    },
    clock,
    newSigningKey: () => randomBytes(KEY_BYTES),
    writeSeed: (tx, onProgress) => writeSeed(tx, clock.now(), { ...settings, people, onProgress }),
    notify: () => undefined,
  });
  const served: Server = {
    store,
    filmIndex: createFilmIndex(loadTable),
    picture: (stored) => servedAddress(ofSamples(stored)),
    passwords: {
      hash: (password) => hashPassword(password, randomBytes(SALT_BYTES), scryptCost),
      verify: (password, stored) => verifyPassword(password, stored),
    },
    signUp,
    clock,
    newId,
    mostListed,
  };
  const router = createRouter(
    endpoints(served).map((endpoint) => shielded(endpoint, log)),
    createRespond(store.currentRevision),
    forwardedUrl,
  );
  const origin = Promise.all([listen(router), store.fillIfEmpty(), loadTable()]);
  return {
    answer: async (request) => carry((await origin)[0], request),
    async eraseLeavers() {
      await origin;
      // As `server/main.ts` does it: what can no longer be restored goes first, since it holds up an erasure.
      await store.purge();
      await eraseLeavers(served);
    },
  };
}
