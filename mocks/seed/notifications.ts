import { GUEST } from '../../src/domain/demoAccounts';
import type { Writing } from '../db/db';
import { putNotifications, tellOfLike, tellOfPost } from '../notifications/tell';
import { replyNotification, toldLikes } from '../rules/notifications';
import type { PostRecord } from '../rules/records';
import type { SeedAccount } from './people';
import { idOf } from './records';

interface Written {
  people: readonly SeedAccount[];
  /** By hand. */
  written: readonly PostRecord[];
  /** Generated replies to the guest. */
  told: readonly PostRecord[];
}

/** What people in the seed did to each other was told, and all of it was read: of generated posts nobody is told. */
export async function tellAsRead(
  tx: Writing,
  { people, written, told }: Written,
  readSeq: number,
): Promise<void> {
  for (const post of written) {
    await tellOfPost(tx, post);
    const like = toldLikes(post, await tx.list('reactions', 'byPost', [post._id])).at(-1);
    if (like) await tellOfLike(tx, post, like, post.createdAt);
  }
  await putNotifications(
    tx,
    told.map((reply) => replyNotification(reply, idOf(GUEST.username))),
  );
  await Promise.all(
    people.map(({ username }) =>
      tx.put('notificationSettings', { userId: idOf(username), readSeq, off: [] }),
    ),
  );
}
