import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../mocks/handlers/endpoint';
import { nameOf } from '../mocks/handlers/respond';
import { Refusal } from '../mocks/rules/refusal';
import { DatabaseAwayError, DiskFullError } from './db/failures';
import type { Log } from './log';

/**
 * Does a call's work, with its failures put into words for strangers: an unexpected error is logged, and answered by the
 * number that it has in the log.
 */
export async function shield<T>(call: string, log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || error instanceof DiskFullError) throw error;
    if (error instanceof DatabaseAwayError) {
      log.warn({ err: error }, 'The database is away.');
      throw new Refusal(503, 'Cinefolk cannot reach its data just now. Please try again.');
    }
    const id = randomUUID();
    log.error({ err: error, id, call }, 'A call failed.');
    throw new Error(`Something went wrong here. Its number in the log: ${id}`);
  }
}

export const shielded = (endpoint: Endpoint, log: Log): Endpoint => ({
  ...endpoint,
  answer: (call) => shield(nameOf(endpoint), log, () => endpoint.answer(call)),
});
