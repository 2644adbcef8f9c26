import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { createFilmIndex, type FilmIndex } from '../../mocks/films/filmIndex';
import { loadTable } from '../../mocks/films/loadTable';
import type { Store } from '../../mocks/store';
import type { Config } from '../config';
import type { Database } from '../db/embedded';
import { openDatabase } from '../db/open';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { createServerStore } from '../store';
import { TaskError } from './taskError';

/** What an admin's tasks work on: an open database, and what all servers do with it. */
export interface Site {
  pool: Pool;
  store: Store;
  filmIndex: FilmIndex;
  newId: () => string;
}

/**
 * Opens the database that the settings name, which has to be there.
 * @throws FolderInUseError
 * @throws TaskError
 */
export async function openExisting(config: Config): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'database')))
    throw new TaskError(`There is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL.`);
  return openDatabase(config);
}

/** The site on a database of this release that no server has to serve meanwhile. Servers on it hear of what changes. */
export async function siteOn(pool: Pool): Promise<Site> {
  await migrate(pool);
  const { rowCount } = await pool.query('select from installation');
  if (rowCount === 0) throw new TaskError('The database is empty: start the server once.');
  const store = createServerStore({
    db: createSqlDb(pool),
    clock: { now: () => new Date() },
    newSigningKey: () => new Uint8Array(),
    writeSeed: () => Promise.resolve(0),
    record: (tx, change) => tx.record(change),
    notify: () => undefined,
  });
  return { pool, store, filmIndex: createFilmIndex(loadTable), newId: uuid };
}
