import { NAMED_PEOPLE, type Notification } from '../../src/domain/notifications';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import { actorsOf } from '../notifications/actors';
import type { NotificationRecord, NotificationSettingsRecord, PostRecord } from '../rules/records';
import { pagePosts, type ViewContext } from './posts';
import { summaryView, usersWithIds } from './users';

/** A reply or mention has one actor, its author. */
const isByAuthor = ({ kind }: NotificationRecord): boolean =>
  kind === 'reply' || kind === 'mention';

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
  context: ViewContext,
): Promise<Notification[]> {
  const [posts, others] = await Promise.all([
    postsOf(tx, notifications),
    Promise.all(
      notifications.map(async (notification) =>
        isByAuthor(notification) ? undefined : actorsOf(tx, notification, NAMED_PEOPLE),
      ),
    ),
  ]);
  const withActors = notifications.map((notification, index) => {
    const author = posts.get(notification.postId ?? '')?.authorId;
    const actors = others[index] ?? { ids: author === undefined ? [] : [author], count: 1 };
    return { notification, actors };
  });
  const [views, people] = await Promise.all([
    pagePosts(tx, [...posts.values()], context),
    usersWithIds(
      tx,
      withActors.flatMap(({ actors }) => actors.ids),
    ),
  ]);
  return withActors.map(({ notification: { kind, postId, seq, createdAt }, actors }) => ({
    _id: String(seq),
    kind,
    people: actors.ids.flatMap((id) => {
      const person = people.get(id);
      return person ? [summaryView(person, context.picture)] : [];
    }),
    post: views.find(({ _id }) => _id === postId) ?? null,
    count: actors.count,
    createdAt,
    read: seq <= readSeq,
  }));
}
