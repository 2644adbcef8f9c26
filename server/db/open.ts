import type { Config } from '../config';
import { openEmbedded, type Database } from './embedded';
import { listenForCommits } from './listen';
import { postgresPool } from './pools';

/**
 * Opens the database that the settings name.
 * @throws FolderInUseError
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<Database> {
  if (DATABASE_URL === undefined) return openEmbedded(DATA_DIR);
  const pool = postgresPool(DATABASE_URL);
  return {
    pool,
    listen: (onCommit) => listenForCommits(DATABASE_URL, onCommit),
    close: () => pool.end(),
  };
}
