import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { lockFolder } from './folderLock';
import { embeddedPool } from './pools';

/** An open database. */
export interface Database {
  pool: Pool;
  /** Calls back when another process has committed; an embedded database has only one. */
  listen?(onCommit: () => void): () => void;
  close(): Promise<void>;
}

const OWNER_ONLY = 0o700;

/** PGlite's own 128 MB stay in the process for good; the system's cache of files holds the pages, too, and gives memory back. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB'];

/**
 * Starts the embedded database.
 * @param place the path of its folder, or `memory://`
 * @param loadDataDir what PGlite dumped of another, which a new one is then a copy of
 */
export async function startPglite(place: string, loadDataDir?: Blob): Promise<Database> {
  // Loaded only here: it takes 300 MB, which a server on PostgreSQL has no use for.
  const [{ PGlite }, { PGlitePgConfig }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const pglite = await PGlite.create(place, {
    extensions: { pg_trgm },
    // Its own switch off fsync: what is stored survives the process, but not a power cut.
    startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
    ...(loadDataDir && { loadDataDir }),
  });
  const pool = embeddedPool(new PGlitePgConfig({ pglite }));
  return {
    pool,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

/**
 * Opens the embedded database in a folder, or makes it.
 * @throws FolderInUseError
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const database = join(folder, 'database');
  // The files that it makes in there anybody may read.
  mkdirSync(database, { recursive: true });
  chmodSync(database, OWNER_ONLY);
  const unlock = lockFolder(join(folder, 'lock'));
  try {
    const { pool, close } = await startPglite(database);
    return {
      pool,
      async close() {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
