import type { HttpHandler } from 'msw';
import { lazyCode } from '../chunkLoadError';
import type { Method } from './route';
import type { Server } from './server';

const CALLS: readonly [Method, string][] = [
  ['get', '/api/films'],
  ['get', '/api/films/:filmId'],
  ['post', '/api/films'],
  ['post', '/api/films/match'],
  ['post', '/api/films/watched/:filmId'],
  ['post', '/api/films/remove-watched/:filmId'],
  ['post', '/api/films/watchlist/:filmId'],
  ['post', '/api/films/remove-watchlist/:filmId'],
  ['post', '/api/films/rate/:filmId'],
  ['get', '/api/users/:username/diary'],
  ['get', '/api/users/:username/films'],
  ['get', '/api/users/:username/watchlist'],
  ['get', '/api/users/:username/year/:year'],
  ['post', '/api/diary'],
  ['post', '/api/diary/import'],
  ['post', '/api/diary/edit/:entryId'],
  ['post', '/api/diary/restore/:entryId'],
  ['delete', '/api/diary/:entryId'],
];

/** The calls about films. What they do comes in a chunk of its own with the first of them: a feed needs none of it. */
export const filmCallHandlers = (server: Server): HttpHandler[] =>
  CALLS.map(([method, path]) =>
    server.route(method, `*${path}`, async (call) => {
      const { allFilmHandles } = await lazyCode(import('./filmHandles'));
      const handle = allFilmHandles(server)[`${method.toUpperCase()} ${path}`];
      if (!handle) throw new Error(`Nothing is done about ${method} ${path}.`);
      return handle(call);
    }),
  );
