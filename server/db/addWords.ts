import type { PoolClient } from 'pg';
import { STORE_NAMES } from '../../mocks/db/schema';
import { createPuts } from './puts';
import { queryOn } from './queryOn';
import { recordsInChunks } from './recordsInChunks';
import { CREATE_WORDS, INDEXED, INDEX_TITLES, INDEX_WORDS, putWords } from './words';

/** How many records are in memory at once. */
const CHUNK = 1_000;

/** Adds the table of words with its indexes, or those that it lacks: a step that drops it has it made anew. */
export async function addWords(client: PoolClient): Promise<void> {
  await makeWords(client);
  await client.query(INDEX_TITLES);
}

async function makeWords(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('words') as found`,
  );
  if (rows[0]?.found) return;
  await client.query(CREATE_WORDS);
  const query = queryOn(client);
  const underway: Promise<unknown>[] = [];
  const puts = createPuts((...sent) => underway.push(query(...sent)));
  for (const store of STORE_NAMES.filter((name) => name in INDEXED))
    for await (const records of recordsInChunks(client, store, CHUNK)) {
      for (const put of records.flatMap((record) => putWords(store, record) ?? [])) puts.add(put);
      puts.flush();
      await Promise.all(underway.splice(0));
    }
  await client.query(INDEX_WORDS);
  // The words of a whole community at once, about which the planner knows nothing: it would sort them for every page.
  await client.query('analyze words');
}
