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
import { followsOf, likersOf } from './actors';

const mentionedIds = async (tx: Reading, content: string): Promise<string[]> =>
  (await mentionedIn(tx, content)).map(({ _id }) => _id);

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
  return putNotifications(tx, postNotifications(post, answered?.authorId, mentioned));
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
  const added = await putNotifications(tx, change.added);
  return [...existing.map(({ userId }) => userId), ...added];
}

/** Notifies a post's author of a like. It joins the post's other likes in one notification, which becomes unread. */
export async function notifyOfLike(
  tx: Writing,
  post: PostRecord,
  like: ReactionRecord,
  at: string,
): Promise<void> {
  if (like.userId !== post.authorId)
    await tx.put('notifications', { ...likeNotification(post), seq: like.seq, createdAt: at });
}

/** Removes a withdrawn like from the author's notification. */
export async function withdrawLike(tx: Writing, post: PostRecord): Promise<void> {
  await withdraw(tx, likeNotification(post), async () => {
    const [latest] = await likersOf(tx, post._id, post.authorId, 1);
    return latest && { seq: latest.seq, at: latest.reactedAt };
  });
}

/** Notifies of a follow. It joins the day's other follows in one notification, which becomes unread. */
export async function notifyOfFollow(tx: Writing, follow: FollowRecord): Promise<void> {
  const notification = followNotification(follow);
  if (notification) await tx.put('notifications', notification);
}

/** Removes a withdrawn follow from its day's notification. */
export async function withdrawFollow(tx: Writing, follow: FollowRecord): Promise<void> {
  const notification = followNotification(follow);
  if (!notification) return;
  await withdraw(tx, notification, async () => {
    const range = followsOf(notification);
    const [latest] = await tx.first('follows', 'byFollowedAt', [range], 'descending', 1);
    return latest && { seq: latest.seq, at: latest.followedAt };
  });
}

async function withdraw(
  tx: Writing,
  { userId, group }: Pick<NotificationRecord, 'userId' | 'group'>,
  latestOf: () => Promise<ActorEvent | undefined>,
): Promise<void> {
  const known = await tx.get('notifications', [userId, group]);
  if (!known) return;
  const rest = withoutActor(known, await latestOf());
  await (rest ? tx.put('notifications', rest) : tx.delete('notifications', [userId, group]));
}
