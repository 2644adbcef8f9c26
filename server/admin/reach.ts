import type { Config } from '../config';
import type { Database } from '../db/embedded';
import { FolderInUseError } from '../db/folderLock';
import { openExisting } from './site';

/**
 * Works on the database that the settings name; if a running server has the embedded one, that does the work.
 * @param byServer asks the server on a folder
 * @throws TaskError
 */
export async function reach<T>(
  config: Config,
  here: (pool: Database['pool']) => Promise<T>,
  byServer: (folder: string) => Promise<T>,
): Promise<T> {
  let database: Database;
  try {
    database = await openExisting(config);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return byServer(config.DATA_DIR);
  }
  return here(database.pool).finally(database.close);
}
