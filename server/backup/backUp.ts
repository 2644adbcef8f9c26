import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { STORE_NAMES } from '../../mocks/db/schema';
import { inDatabase } from '../db/failures';
import { recordsInChunks, rowsInChunks } from '../db/recordsInChunks';
import { encodeRecord } from '../db/values';
import type { Line } from './lines';

/** How many records, and how many pictures, are in memory at once. */
const RECORDS = 1_000;
const PICTURES = 20;
/** It has password hashes, and the key that signs sessions. */
const OWNER_ONLY = 0o600;

type Picture = Extract<Line, { picture: object }>['picture'];

const textOf = (lines: readonly Line[]): string =>
  lines.map((line) => `${encodeRecord(line)}\n`).join('');

/** All that the database has, as it is at one moment: pictures come before the records that show them. */
async function* textIn(client: PoolClient, madeAt: string): AsyncIterableIterator<string> {
  let count = 0;
  const { rows } = await client.query<{ version: number }>(
    'select max(version) as version from migrations',
  );
  yield textOf([{ format: 'cinefolk-backup', version: rows[0]?.version ?? NaN, madeAt }]);
  const select = 'select hash, type, bytes from pictures';
  for await (const pictures of rowsInChunks<Picture>(client, select, PICTURES)) {
    count += pictures.length;
    yield textOf(pictures.map((picture) => ({ picture })));
  }
  for (const store of STORE_NAMES)
    for await (const records of recordsInChunks(client, store, RECORDS)) {
      count += records.length;
      yield textOf(records.map((record) => ({ store, record: { ...record } })));
    }
  yield textOf([{ end: count }]);
}

/**
 * Writes everything to a file, while others read and write. The file is there only once it is whole.
 * @param path where no file is yet, or one that may be replaced
 */
export const backUp = (pool: Pool, path: string, now: Date): Promise<void> =>
  inDatabase(pool, async (client) => {
    const partial = `${path}.partial`;
    await client.query('begin isolation level repeatable read, read only');
    try {
      await pipeline(
        Readable.from(textIn(client, now.toISOString())),
        createGzip(),
        createWriteStream(partial, { mode: OWNER_ONLY, flush: true }),
      );
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    } finally {
      await client.query('rollback').catch(() => undefined);
    }
  });
