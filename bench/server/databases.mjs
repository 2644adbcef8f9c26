/** The two databases that a server is measured on, each made for one run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../scripts/serve/postgres.mjs';

/** @typedef {(text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>} Query */

/**
 * A database that a server may have open, and which can be written to directly while none has.
 * @typedef {{
 *   name: string,
 *   variables: Record<string, string>,
 *   direct(work: (query: Query) => Promise<void>): Promise<void>,
 *   drop(): Promise<void>,
 * }} Subject
 */

/** @returns {Promise<Subject | null>} null where there is no PostgreSQL */
async function postgres() {
  const database = await makeDatabase('bench');
  if (!database) return null;
  const { Client } = await import('pg');
  const { DATABASE_URL, drop } = database;
  return {
    name: 'PostgreSQL',
    variables: { DATABASE_URL },
    async direct(work) {
      const client = new Client({ connectionString: DATABASE_URL });
      await client.connect();
      try {
        await work(async (text, values = []) => (await client.query(text, values)).rows);
      } finally {
        await client.end();
      }
    },
    drop,
  };
}

/** @returns {Promise<Subject>} */
async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'cinefolk-bench-'));
  return {
    name: 'PGlite',
    variables: { DATA_DIR: folder },
    async direct(work) {
      const { PGlite } = await import('@electric-sql/pglite');
      const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
      const pglite = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } });
      try {
        await work(async (text, values = []) => {
          const { rows } = await pglite.query(text, values);
          return /** @type {Record<string, unknown>[]} */ (rows);
        });
      } finally {
        await pglite.close();
      }
    },
    async drop() {
      rmSync(folder, { recursive: true });
    },
  };
}

/** @type {Record<string, () => Promise<Subject | null>>} */
export const SUBJECTS = { postgres, pglite: embedded };
