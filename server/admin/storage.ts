import type { Pool } from 'pg';
import { inDatabase } from '../db/failures';
import { WITH_PICTURES } from '../db/pictures';
import { tableOf } from '../db/tables';
import { WRITER_LOCK } from '../db/writer';
import { STORE_NAMES } from '../../mocks/db/schema';
import type { Site } from './site';

const counted = new Intl.NumberFormat('en');
const inMegabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const megabytes = (bytes: number): string => `${inMegabytes.format(bytes / 2 ** 20)} MB`;

const COUNTED = ['users', 'posts', 'replies', 'films', 'pictures'] as const;
type Counts = Record<(typeof COUNTED)[number] | 'bytes' | 'size', string>;

const COUNT = `select ${COUNTED.map((table) => `(select count(*) from ${table}) as ${table}`).join()},
  (select coalesce(sum(length(bytes)), 0) from pictures) as bytes,
  pg_database_size(current_database()) as size`;

/** How much there is of everything, a line each. */
export async function usage({ pool }: Site): Promise<string> {
  const { rows } = await pool.query<Counts>(COUNT);
  const [counts] = rows;
  if (!counts) throw new Error('The database has counted nothing.');
  const lines = [
    ['accounts', counted.format(Number(counts.users))],
    ['posts', counted.format(Number(counts.posts))],
    ['replies', counted.format(Number(counts.replies))],
    ['films in use', counted.format(Number(counts.films))],
    ['photos', `${counted.format(Number(counts.pictures))}, ${megabytes(Number(counts.bytes))}`],
    ['database', megabytes(Number(counts.size))],
  ];
  return lines.map(([what = '', amount = '']) => what.padEnd(14) + amount).join('\n');
}

/** Uses by records that are gone. */
const forgetGone = (): string[] =>
  STORE_NAMES.filter((store) => store in WITH_PICTURES).map(
    (store) => `delete from picture_uses u where u.store = '${store}' and not exists
      (select 1 from "${store}" r where r."${tableOf(store).key[0]}" = u._id)`,
  );

const ERASE = `with erased as
    (delete from pictures p where not exists (select 1 from picture_uses u where u.hash = p.hash)
     returning length(bytes) as bytes)
  select count(*) as count, coalesce(sum(bytes), 0) as bytes from erased`;

const cleaned = (pool: Pool): Promise<{ count: number; bytes: number }> =>
  inDatabase(pool, async (client) => {
    await client.query('begin');
    try {
      // A photo is stored before the record that shows it.
      await client.query(`select pg_advisory_xact_lock(${WRITER_LOCK})`);
      for (const statement of forgetGone()) await client.query(statement);
      const { rows } = await client.query<{ count: string; bytes: string }>(ERASE);
      await client.query('commit');
      return { count: Number(rows[0]?.count), bytes: Number(rows[0]?.bytes) };
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });

/** Erases the photos that no record names. */
export async function cleanPhotos({ pool }: Site): Promise<string> {
  const { count, bytes } = await cleaned(pool);
  return `Photos erased: ${counted.format(count)}, ${counted.format(bytes)} bytes.`;
}
