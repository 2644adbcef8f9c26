import { isPastRestoring } from '../rules/posts';
import type { Writing } from './db';
import { STORE_NAMES } from './schema';

/** Forgets deleted posts that can no longer be given back. */
export async function purgeDeleted(tx: Writing, now: Date): Promise<void> {
  const forgotten = [];
  for await (const deleted of tx.scan('deleted', 'byAge', { prefix: [] }, 'ascending')) {
    if (!isPastRestoring(deleted, now)) break;
    forgotten.push(deleted._id);
  }
  await Promise.all(forgotten.map((postId) => tx.delete('deleted', postId)));
}

export async function clearAll(tx: Writing): Promise<void> {
  for (const name of STORE_NAMES) await tx.clear(name);
}
