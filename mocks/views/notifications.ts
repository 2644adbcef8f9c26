import { NAMED_PEOPLE, type Notification } from '../../src/domain/notifications';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import { onDemand } from '../films/codeNeeded';
import { actorsOf } from '../notifications/actors';
import { isByAuthor } from '../rules/notified';
import type { NotificationRecord, NotificationSettingsRecord, PostRecord } from '../rules/records';
import { listFields, listsIn } from './postLists';
import { pagePosts, type PostContext } from './posts';
import { summaryView, usersWithIds } from './users';

/** Little is taken down. */
const takenDown = onDemand(() => import('./takenDown'));

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
  whole: Reading,
  notifications: readonly NotificationRecord[],
  { readSeq }: NotificationSettingsRecord,
  context: PostContext,
): Promise<Notification[]> {
  const tx = notifications.some(({ kind }) => kind === 'takenDown')
    ? await takenDown().withTakenDown(whole, notifications)
    : whole;
  const [posts, others] = await Promise.all([
    postsOf(tx, notifications),
    Promise.all(
      notifications.map(async (notification) =>
        isByAuthor(notification)
          ? undefined
          : actorsOf(tx, notification, context.hidden, NAMED_PEOPLE),
      ),
    ),
  ]);
  const withActors = notifications.map((notification, index) => {
    const author = posts.get(notification.postId ?? '')?.authorId;
    const actors = others[index] ?? { ids: author === undefined ? [] : [author], count: 1 };
    return { notification, actors };
  });
  const [views, lists, people] = await Promise.all([
    pagePosts(tx, [...posts.values()], context),
    listsIn(tx, notifications, context),
    usersWithIds(
      tx,
      withActors.flatMap(({ actors }) => actors.ids),
    ),
  ]);
  return withActors.map(({ notification, actors }) => ({
    _id: String(notification.seq),
    kind: notification.kind,
    people: actors.ids.flatMap((id) => {
      const person = people.get(id);
      return person ? [summaryView(person, context.picture)] : [];
    }),
    post: views.find(({ _id }) => _id === notification.postId) ?? null,
    ...listFields(lists, notification),
    ...(notification.reason !== undefined && { reason: notification.reason }),
    count: actors.count,
    createdAt: notification.createdAt,
    read: notification.seq <= readSeq,
  }));
}
