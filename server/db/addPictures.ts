import type { PoolClient } from 'pg';
import { STORE_NAMES } from '../../mocks/db/schema';
import { CREATE_PICTURES, WITH_PICTURES } from './pictures';
import { queryOn } from './queryOn';
import { recordsInChunks } from './recordsInChunks';
import { writing } from './transaction';

/** Each may have megabytes of pictures. */
const CHUNK = 20;

/** Makes the tables of pictures, if they are missing: the release before had the files in the records, as text. */
export async function addPictures(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('pictures') as found`,
  );
  if (rows[0]?.found) return;
  for (const statement of CREATE_PICTURES) await client.query(statement);
  const tx = writing(queryOn(client));
  for (const store of STORE_NAMES.filter((name) => name in WITH_PICTURES))
    for await (const records of recordsInChunks(client, store, CHUNK)) {
      await Promise.all(records.map((record) => tx.put(store, record)));
      await tx.taken();
    }
}
