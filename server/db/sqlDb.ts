import type { Pool } from 'pg';
import type { Database } from '../../mocks/store';
import { inDatabase } from './failures';
import { queryOn } from './queryOn';
import { reading, type SqlWriting } from './transaction';
import { createWriter } from './writer';

/**
 * Adapts a pool of pipelined connections to a database that has been migrated.
 * @param waited hears how many milliseconds a change has waited for its turn to be written
 */
export function createSqlDb(
  pool: Pool,
  waited: (ms: number) => void = () => undefined,
): Database<SqlWriting> {
  return {
    write: createWriter(pool, waited),
    read: (work) =>
      inDatabase(pool, async (client) => {
        // Not waited for: it is sent together with the first reads.
        const begun = client.query('begin isolation level repeatable read, read only');
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
