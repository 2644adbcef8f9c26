import { bookmarkEndpoints } from './bookmarks';
import type { Endpoint } from './endpoint';
import { notificationEndpoints } from './notifications';
import { postReadEndpoints } from './postReads';
import type { Server } from './server';
import { userEndpoints } from './users';

/**
 * The calls that show a feed's page; the others are in `laterEndpoints.ts`. The first that matches answers:
 * `users/bookmark` comes before `users/:userId`.
 */
export const pageEndpoints = (server: Server): Endpoint[] => [
  ...bookmarkEndpoints(server),
  ...userEndpoints(server),
  ...postReadEndpoints(server),
  ...notificationEndpoints(server),
];
