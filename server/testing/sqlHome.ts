import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { PageDb } from '../../mocks/db/db';
import { STORE_NAMES } from '../../mocks/db/schema';
import { poolOf } from '../db/pools';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { servedAddress } from '../pictureData';

interface Lent {
  pool: Pool;
  schema: string;
}

const pools: Lent[] = [];
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

afterAll(async () => {
  for (const { pool, schema } of pools.splice(0)) {
    await pool.query(`drop schema "${schema}" cascade`);
    await pool.end();
  }
});

/** A pool of the run's database, with an empty schema of its own. */
export async function openSchema(): Promise<Pool> {
  const schema = `test_${randomUUID()}`;
  const pool = poolOf({
    connectionString: process.env['CONTRACT_DATABASE_URL'],
    max: 4,
    allowExitOnIdle: true,
    application_name: schema,
    // Tests pull no plug: they need not wait for the disk.
    options: `-c search_path=${schema},public -c synchronous_commit=off -c client_min_messages=warning`,
  });
  pools.push({ pool, schema });
  await pool.query(`create schema "${schema}"`);
  return pool;
}

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
