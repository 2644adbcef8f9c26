import type { Pool } from 'pg';
import type { PageDb } from '../../mocks/db/db';
import { STORE_NAMES } from '../../mocks/db/schema';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { servedAddress } from '../pictureData';
import { openSchema } from './openSchema';

/** Pools whose test has ended: emptying their tables takes less time than making others. */
const free: Pool[] = [];
let lentInTest: Pool[] | null = null;

beforeEach(() => {
  lentInTest = [];
});

afterEach(() => {
  free.push(...(lentInTest ?? []));
  lentInTest = null;
});

async function freshPool(): Promise<Pool> {
  const pool = await openSchema();
  await migrate(pool);
  return pool;
}

async function emptied(pool: Pool): Promise<Pool> {
  await pool.query(
    ['words', 'changes', 'picture_uses', 'pictures', ...STORE_NAMES]
      .map((store) => `delete from "${store}"`)
      .join(';'),
  );
  return pool;
}

async function openSqlDb(): Promise<ReturnType<typeof createSqlDb>> {
  // Made before all tests, a database is theirs to the end.
  const lent = lentInTest;
  const used = free.pop();
  const pool = await (used ? emptied(used) : freshPool());
  lent?.push(pool);
  return createSqlDb(pool);
}

/** Takes the place of the database in memory wherever a test of the API makes one: see `jest.config.ts`. */
export function createMemoryDb(): PageDb {
  const db = openSqlDb();
  db.catch(() => undefined);
  return {
    storage: 'memory',
    read: async (work) => (await db).read(work),
    write: async (work) => (await db).write(work),
    close: () => undefined,
  };
}

/** Takes the place of the one for a page's home: a picture's data URL and its address are the same picture. */
export const comparable = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (_field, value: unknown) =>
      typeof value === 'string' ? servedAddress(value) : value,
    ),
  );

/** Takes the place of the adapters that the contract's tests are run with. */
export const ADAPTERS: readonly [name: string, open: () => Promise<PageDb>][] = [
  ['memory', () => Promise.resolve(createMemoryDb())],
];
