import type { Endpoint } from './endpoint';
import { notificationEndpoints } from './notifications';
import { postReadEndpoints } from './postReads';
import type { Server } from './server';
import { userEndpoints } from './users';

/** The calls that show a feed's page; the others are in `laterEndpoints.ts`. */
export const pageEndpoints = (server: Server): Endpoint[] => [
  ...userEndpoints(server),
  ...postReadEndpoints(server),
  ...notificationEndpoints(server),
];
