import { deleteDB } from 'idb';
import { v7 as uuid } from 'uuid';
import type { Backend, BackendSettings } from '../src/domain/backend';
import { createBackend } from './backend';
import { DATABASE_NAME, openIndexedDb } from './db/indexedDb';
import type { PageDb } from './db/db';
import { openWithRetry } from './db/opening';
import type { ScryptCost } from './session/password';

const SCRYPT_COST: ScryptCost = { N: 2 ** 14, r: 8, p: 1 };

/**
 * The backend of a browser's page, stored in IndexedDB if that is available.
 * @param scryptCost the cost of hashing a new password; lower in tests that sign up hundreds of users
 */
export function startBackend(settings: BackendSettings, scryptCost = SCRYPT_COST): Backend {
  const opening = openWithRetry({
    open: openReadable,
    delete: () => deleteDB(DATABASE_NAME),
  });
  return createBackend({
    db: opening.db,
    opening,
    clock: { now: () => new Date() },
    newId: uuid,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    scryptCost,
    settings,
    ...(typeof BroadcastChannel !== 'undefined' && {
      channel: new BroadcastChannel(DATABASE_NAME),
    }),
  });
}

/** Some damage shows only when the database is read. */
async function openReadable(): Promise<PageDb> {
  const db = await openIndexedDb();
  await db.read((tx) => tx.get('installation', 'here'));
  return db;
}
