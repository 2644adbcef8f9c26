import type { Writing } from '../db/db';
import { listNotification } from '../rules/notifications';
import type { ListReactionRecord, ListRecord } from '../rules/listRecords';
import { listReactionsOf } from './listActors';
import { withdraw } from './notify';
import { isMuted, unheardBy } from './unheard';

/** Notifies a list's owner of a like or a clone, but not of their own. It joins the others of its kind in one notification. */
export async function notifyOfList(
  tx: Writing,
  list: ListRecord,
  { kind, userId, seq, reactedAt }: ListReactionRecord,
): Promise<string[]> {
  if (userId === list.ownerId || (await isMuted(tx, list.ownerId, userId))) return [];
  await tx.put('notifications', { ...listNotification(list, kind), seq, createdAt: reactedAt });
  return [list.ownerId];
}

/** Removes a like or a clone that is gone from the owner's notification. */
export async function withdrawFromList(
  tx: Writing,
  list: ListRecord,
  { userId, kind }: ListReactionRecord,
): Promise<string[]> {
  if (userId === list.ownerId) return [];
  const notification = listNotification(list, kind);
  await withdraw(tx, notification, async () => {
    const unheard = await unheardBy(tx, list.ownerId);
    const [latest] = await listReactionsOf(tx, notification, unheard, 1);
    return latest && { seq: latest.seq, at: latest.reactedAt };
  });
  return [list.ownerId];
}
