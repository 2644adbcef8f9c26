import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { inDatabase } from '../db/failures';
import { KEEP } from '../db/pictures';
import { queryOn } from '../db/queryOn';
import { migrate, STEPS } from '../db/schema';
import { writing } from '../db/transaction';
import { recordsOf } from '../db/values';
import { WRITER_LOCK } from '../db/writer';
import { newSigningKey } from '../signingKey';
import { BackupError, linesIn, type Line } from './lines';

/** How many lines the database may have to take at once. */
const AT_ONCE = 500;

/** The file's text in pieces; whatever is wrong with it, it is no backup. */
async function* textIn(path: string): AsyncIterableIterator<string> {
  const file = createReadStream(path);
  const text = createGunzip().setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  try {
    for await (const piece of file.pipe(text)) yield String(piece);
  } catch (error) {
    throw new BackupError(`The file cannot be read to its end: ${String(error)}`);
  }
}

async function refuseUnlessEmpty(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query('select from installation');
  if (rowCount !== 0)
    throw new BackupError('The database is not empty. Restore into a new one, and then use that.');
}

function checkHead(line: Line | undefined): void {
  if (!line || !('format' in line)) throw new BackupError('The file is no backup of Cinefolk.');
  if (line.version === STEPS.length) return;
  throw new BackupError(
    'Another release made this backup. Restore it with that one, then upgrade.',
  );
}

async function putAll(client: PoolClient, lines: AsyncIterable<Line>): Promise<void> {
  const query = queryOn(client);
  let tx = writing(query);
  let count = 0;
  let end: number | null = null;
  let isFirst = true;
  for await (const line of lines) {
    if (isFirst) checkHead(line);
    isFirst = false;
    if ('end' in line) end = line.end;
    if (!('picture' in line || 'store' in line)) continue;
    count += 1;
    if ('picture' in line) {
      const { hash, type, bytes } = line.picture;
      await query(KEEP, [hash, type, bytes]);
    } else {
      for (const record of recordsOf(line.store, [line.record])) await tx.put(line.store, record);
    }
    if (count % AT_ONCE !== 0) continue;
    await tx.taken();
    tx = writing(query);
  }
  await tx.taken();
  if (end !== count) throw new BackupError('The file is not whole.');
}

/** Ends all sessions: some of them may have been ended since the backup, and whoever has read it can sign others. */
async function renewSigningKey(client: PoolClient): Promise<void> {
  const tx = writing(queryOn(client));
  const installation = await tx.get('installation', 'here');
  if (installation) await tx.put('installation', { ...installation, signingKey: newSigningKey() });
  await tx.taken();
}

/**
 * Fills an empty database from a backup, all of it or nothing. Everybody has to log in again.
 * @throws BackupError
 */
export async function restore(pool: Pool, path: string): Promise<void> {
  await migrate(pool);
  await inDatabase(pool, async (client) => {
    await client.query('begin');
    try {
      // No server begins to fill it meanwhile.
      await client.query(`select pg_advisory_xact_lock(${WRITER_LOCK})`);
      await refuseUnlessEmpty(client);
      await putAll(client, linesIn(textIn(path)));
      await renewSigningKey(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}
