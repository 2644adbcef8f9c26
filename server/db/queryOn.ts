import type { PoolClient } from 'pg';
import type { Answer, Query } from './batches';

/** Sends prepared statements on a connection. */
export const queryOn =
  (client: PoolClient): Query<Answer> =>
  async (statement, values) =>
    (await client.query<Answer>({ ...statement, values: [...values] })).rows;
