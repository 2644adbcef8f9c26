import { openAsBlob } from 'node:fs';
import type { Pool } from 'pg';
import { startPglite, type Database } from '../db/embedded';

const opened: Database[] = [];

afterAll(async () => {
  for (const { close } of opened.splice(0)) await close();
});

/** Takes the place of a schema of PostgreSQL, see `jest.pglite.config.ts`: an empty embedded database in memory. */
export async function openSchema(): Promise<Pool> {
  const template = await openAsBlob(process.env['EMBEDDED_TEMPLATE'] ?? '');
  const database = await startPglite('memory://', template);
  opened.push(database);
  return database.pool;
}
