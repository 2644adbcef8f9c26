import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { poolOf } from '../db/pools';

const opened: { pool: Pool; schema: string }[] = [];

afterAll(async () => {
  for (const { pool, schema } of opened.splice(0)) {
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
  opened.push({ pool, schema });
  await pool.query(`create schema "${schema}"`);
  return pool;
}
