import { isPastRestoring } from '../rules/posts';
import type { Writing } from './db';
import { STORE_NAMES } from './schema';

/** Forgets deleted posts that can no longer be given back. */
export async function purgeDeleted(tx: Writing, now: Date): Promise<void> {
  for await (const deleted of tx.scan('deleted', 'byAge', { prefix: [] }, 'ascending')) {
    if (!isPastRestoring(deleted, now)) break;
    await tx.delete('deleted', deleted._id);
  }
}

export async function clearAll(tx: Writing): Promise<void> {
  for (const name of STORE_NAMES) await tx.clear(name);
}
