import type { HttpHandler } from 'msw';
import { authHandlers } from './auth';
import { bookmarkHandlers } from './bookmarks';
import { filmCallHandlers } from './filmCalls';
import { followHandlers } from './follows';
import { badPathHandler, unknownPathHandlers } from './invalidPaths';
import { notificationHandlers } from './notifications';
import { postReadHandlers } from './postReads';
import { postWriteHandlers } from './postWrites';
import { reactionHandlers } from './reactions';
import type { Server } from './server';
import { userHandlers } from './users';

/** Every call of the API. The first handler that matches answers: `users/bookmark` comes before `users/:userId`. */
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
    ...filmCallHandlers(server),
    ...unknownPathHandlers(server),
  ];
}
