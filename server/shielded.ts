import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../mocks/handlers/endpoint';
import { Refusal } from '../mocks/rules/refusal';
import { DatabaseAwayError, DiskFullError } from './db/failures';
import type { Log } from './log';

/**
 * The endpoint with its failures put into words for strangers: an unexpected error is logged, and answered by the number
 * that it has in the log.
 */
export const shielded = (endpoint: Endpoint, log: Log): Endpoint => ({
  ...endpoint,
  async answer(call) {
    try {
      return await endpoint.answer(call);
    } catch (error) {
      if (error instanceof Refusal || error instanceof DiskFullError) throw error;
      if (error instanceof DatabaseAwayError) {
        log.warn({ err: error }, 'The database is away.');
        throw new Refusal(503, 'Cinefolk cannot reach its data just now. Please try again.');
      }
      const id = randomUUID();
      log.error({ err: error, id, method: endpoint.method, path: endpoint.path }, 'A call failed.');
      throw new Error(`Something went wrong here. Its number in the log: ${id}`);
    }
  },
});
