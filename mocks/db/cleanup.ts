import { isPastRestoring } from '../rules/posts';
import type { Writing } from './db';
import { STORE_NAMES } from './storeNames';

/** Removes deleted posts and diary entries that can no longer be restored. */
export async function purgeDeleted(tx: Writing, now: Date): Promise<void> {
  await purge(tx, 'deleted', now);
  await purge(tx, 'deletedEntries', now);
}

async function purge(tx: Writing, store: 'deleted' | 'deletedEntries', now: Date): Promise<void> {
  const forgotten = [];
  for await (const deleted of tx.scan(store, 'byAge', { prefix: [] }, 'ascending')) {
    if (!isPastRestoring(deleted, now)) break;
    forgotten.push(deleted._id);
  }
  await Promise.all(forgotten.map((id) => tx.delete(store, id)));
}

export async function clearAll(tx: Writing): Promise<void> {
  for (const name of STORE_NAMES) await tx.clear(name);
}
