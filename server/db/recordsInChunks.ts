import type { PoolClient, QueryResultRow } from 'pg';
import type { StoreName, Value } from '../../mocks/db/schema';
import { recordsOf } from './values';

/** Reads what a select finds, without having all of it in memory. The tables may change meanwhile. */
export async function* rowsInChunks<Row extends QueryResultRow>(
  client: PoolClient,
  select: string,
  size: number,
): AsyncIterableIterator<Row[]> {
  await client.query(`declare stored no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${size} from stored`);
    yield rows;
    if (rows.length < size) break;
  }
  await client.query('close stored');
}

/** Reads a whole store. */
export async function* recordsInChunks<S extends StoreName>(
  client: PoolClient,
  store: S,
  size: number,
): AsyncIterableIterator<Value<S>[]> {
  const select = `select value from "${store}"`;
  for await (const rows of rowsInChunks<{ value: unknown }>(client, select, size))
    yield recordsOf(
      store,
      rows.map(({ value }) => value),
    );
}
