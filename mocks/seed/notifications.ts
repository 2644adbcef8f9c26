import { GUEST } from '../../src/domain/demoAccounts';
import { seedIdOf } from '../../src/domain/sampleAccounts';
import type { Writing } from '../db/db';
import { putNotifications, notifyOfLike, notifyOfPost } from '../notifications/notify';
import { replyNotification } from '../rules/notifications';
import { notifiedLikes } from '../rules/notified';
import type { PostRecord, Sequence } from '../rules/records';
import type { SeedAccount } from './people';

interface Written {
  people: readonly SeedAccount[];
  /** Hand-written posts. */
  written: readonly PostRecord[];
  /** Generated replies to the guest. */
  repliesToGuest: readonly PostRecord[];
}

const byDate = (one: PostRecord, other: PostRecord): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt);

/** Adds notifications for the hand-written posts, all read, and for generated replies to the guest. */
export async function putReadNotifications(
  tx: Writing,
  { people, written, repliesToGuest }: Written,
  nextSeq: () => Sequence,
): Promise<void> {
  // The API orders notifications by sequence, readers expect them by date, and the seed is written in another order.
  for (const post of written.toSorted(byDate)) {
    await notifyOfPost(tx, { ...post, seq: nextSeq() });
    for (const like of notifiedLikes(post, await tx.list('reactions', 'byPost', [post._id]))) {
      const dated = { ...like, seq: nextSeq() };
      await tx.put('reactions', dated);
      await notifyOfLike(tx, post, dated, post.createdAt);
    }
  }
  await putNotifications(
    tx,
    repliesToGuest.map((reply) => replyNotification(reply, seedIdOf(GUEST.username))),
  );
  const readSeq = nextSeq();
  await Promise.all(
    people.map(({ username }) =>
      tx.put('notificationSettings', { userId: seedIdOf(username), readSeq, off: [] }),
    ),
  );
}
