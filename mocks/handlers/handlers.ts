import { getResponse, type HttpHandler } from 'msw';
import { http } from 'msw/core/http';
import { lazyCode } from '../chunkLoadError';
import { authHandlers } from './auth';
import { bookmarkHandlers } from './bookmarks';
import { followHandlers } from './follows';
import { badPathHandler, unknownPathHandlers } from './invalidPaths';
import { notificationHandlers } from './notifications';
import { postReadHandlers } from './postReads';
import { postWriteHandlers } from './postWrites';
import { reactionHandlers } from './reactions';
import type { Server } from './server';
import { userHandlers } from './users';

/** All calls of the API. The first matching handler answers: `users/bookmark` comes before `users/:userId`. */
export function createHandlers(server: Server): HttpHandler[] {
  return [
    badPathHandler(server),
    ...authHandlers(server),
    ...bookmarkHandlers(server),
    ...followHandlers(server),
    ...userHandlers(server),
    ...reactionHandlers(server),
    ...postWriteHandlers(server),
    ...postReadHandlers(server),
    ...notificationHandlers(server),
    lazyFilmHandlers(server),
    ...unknownPathHandlers(server),
  ];
}

/**
 * Handles films, and anything no earlier handler matched. The code is loaded on first use, since a feed needs none of
 * it.
 */
function lazyFilmHandlers(server: Server): HttpHandler {
  let handlers: HttpHandler[] | undefined;
  return http.all('*/api/*', async ({ request }) => {
    handlers ??= (await lazyCode(import('./allFilmHandlers'))).allFilmHandlers(server);
    return getResponse(handlers, request);
  });
}
