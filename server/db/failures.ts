import type { Pool, PoolClient } from 'pg';
import { codeOf } from './errorCode';

/** The database cannot be reached, or has cut the connection. What was not acknowledged may or may not be stored. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/** The database's disk is full; the name is that of a browser's error of the same meaning. */
export class DiskFullError extends Error {
  override name = 'QuotaExceededError';
}

/** SQL states of a lost connection and of a server that stops, and Node's codes of a lost connection. */
const AWAY = /^(08\w{3}|57P0\d|ECONN\w+|EPIPE|EHOSTUNREACH|ETIMEDOUT)$/;
/** The driver's own errors have no code. */
const LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const DISK_FULL = '53100';

const awayFor = (error: unknown): DatabaseAwayError =>
  new DatabaseAwayError('The database cannot be reached.', { cause: error });

/** The error as the rest of the server knows it. */
export function translated(error: unknown): unknown {
  const code = codeOf(error);
  if (code === DISK_FULL) return new DiskFullError('The disk is full.', { cause: error });
  const isAway = AWAY.test(code) || (error instanceof Error && LOST.test(error.message));
  return isAway ? awayFor(error) : error;
}

/** Runs the work on a connection of the pool. One that was lost is not used again. */
export async function inDatabase<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw awayFor(error);
  });
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    const known = translated(error);
    client.release(known instanceof DatabaseAwayError);
    throw known;
  }
}
