import { daysOf, type Range, type Reading } from '../db/db';
import { dayOfFollows, notifiedLikes } from '../rules/notifications';
import type { NotificationRecord, ReactionRecord } from '../rules/records';

/** Who is behind a notification: the ids of the latest, and how many there are. */
export interface Actors {
  ids: string[];
  count: number;
}

const likes = (postId: string): Range => ({ prefix: [postId, 'like'] });

/** The latest likes of a post by others than its author, who is not notified of their own. */
export async function likersOf(
  tx: Reading,
  postId: string,
  authorId: string,
  limit: number,
): Promise<ReactionRecord[]> {
  const found = await tx.first('reactions', 'byKind', [likes(postId)], 'descending', limit + 1);
  return notifiedLikes({ authorId }, found).slice(0, limit);
}

/** The follows that share a notification, by when they were made. */
export const followsOf = (notification: Pick<NotificationRecord, 'userId' | 'group'>): Range => ({
  prefix: [notification.userId],
  ...daysOf(dayOfFollows(notification)),
});

/** Those behind a notification of likes or follows, the latest first. */
export async function actorsOf(
  tx: Reading,
  notification: NotificationRecord,
  limit: number,
): Promise<Actors> {
  const { userId, postId } = notification;
  if (postId === undefined) {
    const range = followsOf(notification);
    const [latest, count] = await Promise.all([
      tx.first('follows', 'byFollowedAt', [range], 'descending', limit),
      tx.count('follows', 'byFollowedAt', range),
    ]);
    return { ids: latest.map(({ followerId }) => followerId), count };
  }
  const [latest, count, own] = await Promise.all([
    likersOf(tx, postId, userId, limit),
    tx.count('reactions', 'byKind', likes(postId)),
    tx.get('reactions', [postId, userId]),
  ]);
  return { ids: latest.map((like) => like.userId), count: count - (own?.kind === 'like' ? 1 : 0) };
}
