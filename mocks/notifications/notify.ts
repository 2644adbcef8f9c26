import type { Reading, Writing } from '../db/db';
import { findPost } from '../db/posts';
import {
  followNotification,
  withoutActor,
  type ActorEvent,
  likeNotification,
  notificationChanges,
  notifiedLikes,
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

const mentionedIds = async (tx: Reading, content: string): Promise<string[]> =>
  (await mentionedIn(tx, content)).map(({ _id }) => _id);

export async function putNotifications(
  tx: Writing,
  notifications: readonly NotificationRecord[],
): Promise<void> {
  await Promise.all(notifications.map((notification) => tx.put('notifications', notification)));
}

export async function removeNotifications(
  tx: Writing,
  notifications: readonly NotificationRecord[],
): Promise<void> {
  await Promise.all(
    notifications.map(({ userId, group }) => tx.delete('notifications', [userId, group])),
  );
}

/** Notifies everyone a new post concerns. */
export async function notifyOfPost(tx: Writing, post: PostRecord): Promise<void> {
  const answered = post.replyToId === undefined ? undefined : await findPost(tx, post.replyToId);
  const mentioned = await mentionedIds(tx, post.content);
  await putNotifications(tx, postNotifications(post, answered?.authorId, mentioned));
}

/** Notifies those an edit mentions, and withdraws the mentions it removed. */
export async function notifyOfEdit(
  tx: Writing,
  before: PostRecord,
  after: PostRecord,
  { now, nextSeq }: RuleContext,
): Promise<void> {
  const existing = await tx.list('notifications', 'byPost', [after._id]);
  const mentioned = {
    before: await mentionedIds(tx, before.content),
    after: await mentionedIds(tx, after.content),
  };
  const change = notificationChanges(after, existing, mentioned, { at: toTimestamp(now), nextSeq });
  await removeNotifications(tx, change.removed);
  await putNotifications(tx, change.added);
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
  await withdraw(tx, likeNotification(post), async () =>
    notifiedLikes(post, await tx.list('reactions', 'byPost', [post._id])).map(
      ({ seq, reactedAt }) => ({ seq, at: reactedAt }),
    ),
  );
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
  await withdraw(tx, notification, async () =>
    (await tx.list('follows', 'byFollowee', [follow.followeeId]))
      .filter((other) => followNotification(other)?.group === notification.group)
      .map(({ seq, followedAt }) => ({ seq, at: followedAt })),
  );
}

async function withdraw(
  tx: Writing,
  { userId, group }: Pick<NotificationRecord, 'userId' | 'group'>,
  othersOf: () => Promise<readonly ActorEvent[]>,
): Promise<void> {
  const known = await tx.get('notifications', [userId, group]);
  if (!known) return;
  const rest = withoutActor(known, await othersOf());
  await (rest ? tx.put('notifications', rest) : tx.delete('notifications', [userId, group]));
}
