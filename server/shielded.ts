import { nameOf } from '../mocks/handlers/respond';
import { Refusal } from '../mocks/rules/refusal';
import type { CalledEndpoint, Caller } from './caller';
import { DatabaseAwayError, DiskFullError } from './db/failures';
import type { Log } from './log';

/** What a stranger is told of an unexpected error. */
export const failureOf = (requestId: string): string =>
  `Something went wrong here. Please try again. Reference: ${requestId}`;

/**
 * Does a call's work, with its failures put into words for strangers: an unexpected error is logged, and answered by what
 * the call is named in the log.
 */
export async function shield<T>(
  call: string,
  { requestId }: Caller,
  log: Log,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || error instanceof DiskFullError) throw error;
    if (error instanceof DatabaseAwayError) {
      log.warn({ err: error, requestId, call }, 'The database is away.');
      throw new Refusal(503, 'Cinefolk cannot reach its data just now. Please try again.');
    }
    log.error({ err: error, requestId, call }, 'A call failed.');
    throw new Error(failureOf(requestId));
  }
}

export const shielded = (endpoint: CalledEndpoint, log: Log): CalledEndpoint => ({
  ...endpoint,
  answer: (call, caller) =>
    shield(nameOf(endpoint), caller, log, () => endpoint.answer(call, caller)),
});
