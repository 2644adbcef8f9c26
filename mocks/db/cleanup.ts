import { isPastRestoring } from '../rules/records';
import type { Reading, Writing } from './db';
import { STORE_NAMES, type Key, type Value } from './schema';

/** Removes deleted posts, diary entries and lists that can no longer be restored. */
export async function purgeDeleted(tx: Writing, now: Date): Promise<void> {
  await purge(tx, 'deleted', now);
  await purge(tx, 'deletedEntries', now);
  await purge(tx, 'deletedLists', now);
}

type Bin = 'deleted' | 'deletedEntries' | 'deletedLists';

/** What was deleted under an id and can still be restored: a host may purge the rest later. */
export async function findDeleted<S extends Bin>(
  tx: Reading,
  store: S,
  id: Key<S>,
  now: Date,
): Promise<Value<S> | undefined> {
  const deleted = await tx.get(store, id);
  return deleted && !isPastRestoring(deleted, now) ? deleted : undefined;
}

async function purge(tx: Writing, store: Bin, now: Date): Promise<void> {
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
