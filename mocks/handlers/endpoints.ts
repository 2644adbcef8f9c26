import type { Endpoint } from './endpoint';
import { laterEndpoints } from './laterEndpoints';
import { pageEndpoints } from './pageEndpoints';
import type { Server } from './server';

/** All calls of the API, for a host that loads them at once. The first that matches answers. */
export const endpoints = (server: Server): Endpoint[] => [
  ...pageEndpoints(server),
  ...laterEndpoints(server),
];
