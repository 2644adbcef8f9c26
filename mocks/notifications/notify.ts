import type { Reading, Writing } from '../db/db';
import { findPost } from '../db/posts';
import {
  followNotification,
  withoutActor,
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

/** Tells everybody whom a new post concerns. */
export async function notifyOfPost(tx: Writing, post: PostRecord): Promise<void> {
  const answered = post.replyToId === undefined ? undefined : await findPost(tx, post.replyToId);
  const mentioned = await mentionedIds(tx, post.content);
  await putNotifications(tx, postNotifications(post, answered?.authorId, mentioned));
}

/** Tells those whom an edit mentions, and takes back what others were told. */
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

/** Tells a post's author of a like, beside the others that it has: it is news again. */
export async function notifyOfLike(
  tx: Writing,
  post: PostRecord,
  like: ReactionRecord,
  at: string,
): Promise<void> {
  if (like.userId !== post.authorId)
    await tx.put('notifications', { ...likeNotification(post), seq: like.seq, createdAt: at });
}

/** Takes a like that is gone out of what its post's author was told. */
export async function withdrawLike(tx: Writing, post: PostRecord): Promise<void> {
  await withdraw(tx, likeNotification(post), async () =>
    notifiedLikes(post, await tx.list('reactions', 'byPost', [post._id])),
  );
}

/** Tells of a follow, beside the others of its day: it is news again. */
export async function notifyOfFollow(tx: Writing, follow: FollowRecord): Promise<void> {
  const notification = followNotification(follow);
  if (notification) await tx.put('notifications', notification);
}

/** Takes a follow that is gone out of what was told of its day. */
export async function withdrawFollow(tx: Writing, follow: FollowRecord): Promise<void> {
  const notification = followNotification(follow);
  if (!notification) return;
  await withdraw(tx, notification, async () =>
    (await tx.list('follows', 'byFollowee', [follow.followeeId])).filter(
      (other) => followNotification(other)?.group === notification.group,
    ),
  );
}

async function withdraw(
  tx: Writing,
  { userId, group }: Pick<NotificationRecord, 'userId' | 'group'>,
  othersOf: () => Promise<readonly { seq: number }[]>,
): Promise<void> {
  const known = await tx.get('notifications', [userId, group]);
  if (!known) return;
  const rest = withoutActor(known, await othersOf());
  await (rest ? tx.put('notifications', rest) : tx.delete('notifications', [userId, group]));
}
