import type { Range, Reading } from '../db/db';
import { findPost } from '../db/posts';
import { isByAuthor, isByModerators } from '../rules/notified';
import type { NotificationRecord } from '../rules/records';
import { unheardIn, type Hidden } from '../session/hidden';
import { actorsOf } from './actors';

/** Those notifications behind which is somebody of whom their recipient hears. */
async function heardOf(
  tx: Reading,
  notifications: readonly NotificationRecord[],
  hidden: Hidden,
): Promise<NotificationRecord[]> {
  const unheard = unheardIn(hidden);
  const isHeard = async (notification: NotificationRecord): Promise<boolean> => {
    if (isByModerators(notification)) return true;
    if (!isByAuthor(notification)) return (await actorsOf(tx, notification, hidden, 1)).count > 0;
    const post = await findPost(tx, notification.postId ?? '');
    return post !== undefined && !unheard.has(post.authorId);
  };
  const are = await Promise.all(notifications.map(isHeard));
  return notifications.filter((_notification, index) => are[index]);
}

/** Like `count`, without those that are about nobody else than people who are hidden. */
export async function countHeard(tx: Reading, range: Range, hidden: Hidden): Promise<number> {
  const found: NotificationRecord[] = [];
  for await (const notification of tx.scan('notifications', 'byKind', range, 'descending'))
    found.push(notification);
  return (await heardOf(tx, found, hidden)).length;
}

/** Like `first`, the latest first, without those. */
export async function firstHeard(
  tx: Reading,
  ranges: readonly Range[],
  hidden: Hidden,
  limit: number,
): Promise<NotificationRecord[]> {
  const heard: NotificationRecord[] = [];
  for (let rest = ranges; ;) {
    const found = await tx.first('notifications', 'byKind', rest, 'descending', limit);
    heard.push(...(await heardOf(tx, found, hidden)));
    const last = found.at(-1);
    if (!last || found.length < limit || heard.length >= limit) return heard.slice(0, limit);
    rest = ranges.map((range) => ({ ...range, below: [last.seq] }));
  }
}
