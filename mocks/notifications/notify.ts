import type { Reading, Writing } from '../db/db';
import { findPost } from '../db/posts';
import {
  followNotification,
  withoutActor,
  type ActorEvent,
  likeNotification,
  notificationChanges,
  postNotifications,
} from '../rules/notifications';
import {
  toTimestamp,
  type FollowRecord,
  type NotificationRecord,
  type PostRecord,
  type ReactionRecord,
  type RuleContext,
} from '../rules/records';
import { mentionedIn } from '../views/threads';
import { followersOf, likersOf } from './actors';
import { isMuted, unheardBy } from './unheard';

const mentionedIds = async (tx: Reading, content: string): Promise<string[]> =>
  (await mentionedIn(tx, content)).map(({ _id }) => _id);

/** Stores notifications of what somebody did, except for those who muted them. @returns whose they are */
async function putHeard(
  tx: Writing,
  actorId: string,
  notifications: readonly NotificationRecord[],
): Promise<string[]> {
  const muted = await Promise.all(notifications.map(({ userId }) => isMuted(tx, userId, actorId)));
  return putNotifications(
    tx,
    notifications.filter((_notification, index) => muted[index] === false),
  );
}

/** Stores notifications. @returns whose they are */
export async function putNotifications(
  tx: Writing,
  notifications: readonly NotificationRecord[],
): Promise<string[]> {
  await Promise.all(notifications.map((notification) => tx.put('notifications', notification)));
  return notifications.map(({ userId }) => userId);
}

/** Removes notifications. @returns whose they were */
export async function removeNotifications(
  tx: Writing,
  notifications: readonly NotificationRecord[],
): Promise<string[]> {
  await Promise.all(
    notifications.map(({ userId, group }) => tx.delete('notifications', [userId, group])),
  );
  return notifications.map(({ userId }) => userId);
}

/** Notifies everyone a new post concerns. @returns their ids */
export async function notifyOfPost(tx: Writing, post: PostRecord): Promise<string[]> {
  const [answered, mentioned] = await Promise.all([
    post.replyToId === undefined ? undefined : findPost(tx, post.replyToId),
    mentionedIds(tx, post.content),
  ]);
  return putHeard(tx, post.authorId, postNotifications(post, answered?.authorId, mentioned));
}

/**
 * Notifies those an edit mentions, and withdraws the mentions it removed.
 * @returns whose notifications show the post, or did
 */
export async function notifyOfEdit(
  tx: Writing,
  before: PostRecord,
  after: PostRecord,
  { now, nextSeq }: RuleContext,
): Promise<string[]> {
  const [existing, old, current] = await Promise.all([
    tx.list('notifications', 'byPost', [after._id]),
    mentionedIds(tx, before.content),
    mentionedIds(tx, after.content),
  ]);
  const mentioned = { before: old, after: current };
  const change = notificationChanges(after, existing, mentioned, { at: toTimestamp(now), nextSeq });
  await removeNotifications(tx, change.removed);
  const added = await putHeard(tx, after.authorId, change.added);
  return [...existing.map(({ userId }) => userId), ...added];
}

/**
 * Notifies a post's author of a like. It joins the post's other likes in one notification, which becomes unread.
 * @returns who is notified
 */
export async function notifyOfLike(
  tx: Writing,
  post: PostRecord,
  like: ReactionRecord,
  at: string,
): Promise<string[]> {
  if (like.userId === post.authorId) return [];
  const notification = { ...likeNotification(post), seq: like.seq, createdAt: at };
  return putHeard(tx, like.userId, [notification]);
}

/** Removes a withdrawn like from the author's notification. @returns whose it is */
export async function withdrawLike(
  tx: Writing,
  post: PostRecord,
  { userId }: ReactionRecord,
): Promise<string[]> {
  if (userId === post.authorId) return [];
  await withdraw(tx, likeNotification(post), async () => {
    const [latest] = await likersOf(tx, post._id, await unheardBy(tx, post.authorId), 1);
    return latest && { seq: latest.seq, at: latest.reactedAt };
  });
  return [post.authorId];
}

/**
 * Notifies of a follow. It joins the day's other follows in one notification, which becomes unread.
 * @returns who is notified
 */
export async function notifyOfFollow(tx: Writing, follow: FollowRecord): Promise<string[]> {
  const notification = followNotification(follow);
  return notification ? putHeard(tx, follow.followerId, [notification]) : [];
}

/** Removes a withdrawn follow from its day's notification. @returns whose it is */
export async function withdrawFollow(tx: Writing, follow: FollowRecord): Promise<string[]> {
  const notification = followNotification(follow);
  if (notification)
    await withdraw(tx, notification, async () => {
      const unheard = await unheardBy(tx, notification.userId);
      const [latest] = await followersOf(tx, notification, unheard, 1);
      return latest && { seq: latest.seq, at: latest.followedAt };
    });
  return [follow.followeeId];
}

/** Removes an actor from a notification, which goes with its last one. */
export async function withdraw(
  tx: Writing,
  { userId, group }: Pick<NotificationRecord, 'userId' | 'group'>,
  latestOf: () => Promise<ActorEvent | undefined>,
): Promise<void> {
  const known = await tx.get('notifications', [userId, group]);
  if (!known) return;
  const rest = withoutActor(known, await latestOf());
  await (rest ? tx.put('notifications', rest) : tx.delete('notifications', [userId, group]));
}
