import { NAMED_PEOPLE, type Notification } from '../../src/domain/notifications';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import { followNotification, notifiedLikes } from '../rules/notifications';
import type {
  FollowRecord,
  NotificationRecord,
  NotificationSettingsRecord,
  PostRecord,
} from '../rules/records';
import { groupBy } from './groupBy';
import { pagePosts, type ViewContext } from './posts';
import { summaryView, usersWithIds } from './users';

/** By notification group, the earliest first. */
type Followers = ReadonlyMap<string, readonly FollowRecord[]>;

const isFollow = ({ kind }: NotificationRecord): boolean => kind === 'follow';

/** The follows behind the notifications; read only if one of them is about follows. */
async function followersFor(
  tx: Reading,
  notifications: readonly NotificationRecord[],
): Promise<Followers> {
  const follow = notifications.find(isFollow);
  const follows = follow ? await tx.list('follows', 'byFollowee', [follow.userId]) : [];
  return groupBy(follows, (followed) => followNotification(followed)?.group ?? '');
}

/** Ids of a notification's actors, the latest first. */
async function actorsOf(
  tx: Reading,
  { kind, group }: NotificationRecord,
  post: PostRecord | undefined,
  followers: Followers,
): Promise<string[]> {
  if (!post) return (followers.get(group) ?? []).map(({ followerId }) => followerId).reverse();
  if (kind !== 'like') return [post.authorId];
  const likes = notifiedLikes(post, await tx.list('reactions', 'byPost', [post._id]));
  return likes.map(({ userId }) => userId).reverse();
}

async function postsOf(
  tx: Reading,
  notifications: readonly NotificationRecord[],
): Promise<Map<string, PostRecord>> {
  const ids = new Set(notifications.flatMap(({ postId }) => postId ?? []));
  const posts = await Promise.all([...ids].map((id) => findPost(tx, id)));
  return new Map(posts.flatMap((post) => (post ? [[post._id, post]] : [])));
}

/** A page of notifications as their recipient sees them. */
export async function notificationViews(
  tx: Reading,
  notifications: readonly NotificationRecord[],
  { readSeq }: NotificationSettingsRecord,
  sight: ViewContext,
): Promise<Notification[]> {
  const [posts, followers] = await Promise.all([
    postsOf(tx, notifications),
    followersFor(tx, notifications),
  ]);
  const withActors = await Promise.all(
    notifications.map(async (notification) => {
      const post = posts.get(notification.postId ?? '');
      return { notification, actors: await actorsOf(tx, notification, post, followers) };
    }),
  );
  const [views, people] = await Promise.all([
    pagePosts(tx, [...posts.values()], sight),
    usersWithIds(
      tx,
      withActors.flatMap(({ actors: doers }) => doers.slice(0, NAMED_PEOPLE)),
    ),
  ]);
  return withActors.map(({ notification: { kind, postId, seq, createdAt }, actors: doers }) => ({
    _id: String(seq),
    kind,
    people: doers.slice(0, NAMED_PEOPLE).flatMap((id) => {
      const person = people.get(id);
      return person ? [summaryView(person, sight.picture)] : [];
    }),
    post: views.find(({ _id }) => _id === postId) ?? null,
    count: doers.length,
    createdAt,
    read: seq <= readSeq,
  }));
}
