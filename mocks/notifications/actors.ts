import { daysOf, type Range, type Reading } from '../db/db';
import { onDemand } from '../films/codeNeeded';
import { dayOfFollows, isByModerators } from '../rules/notified';
import type { FollowRecord, NotificationRecord, ReactionRecord } from '../rules/records';
import type { Hidden } from '../session/hidden';
import { countOf, silentFor, type Silent, type Unheard } from './unheard';

/** Who is behind a notification: the ids of the latest, and how many there are. */
export interface Actors {
  ids: string[];
  count: number;
}

const lists = onDemand(() => import('./listActors'));

const likes = (postId: string): Range => ({ prefix: [postId, 'like'] });

/** The latest likes of a post. */
export async function likersOf(
  tx: Reading,
  postId: string,
  unheard: Unheard,
  limit: number,
): Promise<ReactionRecord[]> {
  const most = limit + unheard.size;
  const found = await tx.first('reactions', 'byKind', [likes(postId)], 'descending', most);
  return found.filter(({ userId }) => !unheard.has(userId)).slice(0, limit);
}

/** The follows that share a notification, by when they were made. */
export const followsOf = (notification: Pick<NotificationRecord, 'userId' | 'group'>): Range => ({
  prefix: [notification.userId],
  ...daysOf(dayOfFollows(notification)),
});

/** The latest follows that share a notification. */
export async function followersOf(
  tx: Reading,
  notification: Pick<NotificationRecord, 'userId' | 'group'>,
  unheard: Unheard,
  limit: number,
): Promise<FollowRecord[]> {
  const range = followsOf(notification);
  const most = limit + unheard.size;
  const found = await tx.first('follows', 'byFollowedAt', [range], 'descending', most);
  return found.filter(({ followerId }) => !unheard.has(followerId)).slice(0, limit);
}

async function followActors(
  tx: Reading,
  notification: NotificationRecord,
  { uncounted, unnamed }: Silent,
  limit: number,
): Promise<Actors> {
  const day = dayOfFollows(notification);
  const [latest, count, silent] = await Promise.all([
    followersOf(tx, notification, unnamed, limit),
    tx.count('follows', 'byFollowedAt', followsOf(notification)),
    countOf(
      uncounted,
      (userId) => tx.get('follows', [userId, notification.userId]),
      ({ followedAt }) => followedAt?.startsWith(day) === true,
    ),
  ]);
  return { ids: latest.map(({ followerId }) => followerId), count: count - silent };
}

/** Those behind a notification of likes, follows or clones, the latest first. */
export async function actorsOf(
  tx: Reading,
  notification: NotificationRecord,
  hidden: Hidden,
  limit: number,
): Promise<Actors> {
  if (isByModerators(notification)) return { ids: [], count: 0 };
  const { userId, postId } = notification;
  const silent = silentFor(userId, hidden);
  if (notification.listId !== undefined) return lists().listActors(tx, notification, silent, limit);
  if (postId === undefined) return followActors(tx, notification, silent, limit);
  const [latest, count, uncounted] = await Promise.all([
    likersOf(tx, postId, silent.unnamed, limit),
    tx.count('reactions', 'byKind', likes(postId)),
    countOf(
      silent.uncounted,
      (id) => tx.get('reactions', [postId, id]),
      ({ kind }) => kind === 'like',
    ),
  ]);
  return { ids: latest.map((like) => like.userId), count: count - uncounted };
}
