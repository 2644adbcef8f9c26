import type { Pool } from 'pg';
import type { Database } from '../../mocks/store';
import { inDatabase } from './failures';
import { queryOn } from './queryOn';
import { reading, type SqlWriting } from './transaction';
import { createWriter } from './writer';

/** Longer than any read takes, and short enough that a few of them do not use up all connections for long. */
const LONGEST_READ_MS = 10_000;

const BEGIN = `begin isolation level repeatable read, read only;
  set local statement_timeout = `;

/**
 * Adapts a pool of pipelined connections to a database that has been migrated.
 * @param waited hears how many milliseconds a change has waited for its turn to be written
 * @param longestReadMs how long PostgreSQL lets one statement that reads take
 */
export function createSqlDb(
  pool: Pool,
  waited: (ms: number) => void = () => undefined,
  longestReadMs = LONGEST_READ_MS,
): Database<SqlWriting> {
  return {
    write: createWriter(pool, waited),
    read: (work) =>
      inDatabase(pool, async (client) => {
        // Not waited for: it is sent together with the first reads.
        const begun = client.query(`${BEGIN}${longestReadMs}`);
        begun.catch(() => undefined);
        try {
          return await work(reading(queryOn(client)));
        } finally {
          await begun;
          await client.query('commit');
        }
      }),
  };
}
