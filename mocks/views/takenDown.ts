import type { Post } from '../../src/domain/entities';
import type { ListPageAnswer, ListSummary } from '../../src/domain/lists';
import type { TakenDown } from '../../src/domain/takenDown';
import type { Reading } from '../db/db';
import type { StoreName, Value } from '../db/schema';
import type { TakenDownListRecord, TakenDownPostRecord } from '../rules/moderationRecords';
import type { NotificationRecord } from '../rules/records';
import { listFilmViews, listSummaries } from './lists';
import { pagePost, type PostContext } from './posts';
import type { ViewContext } from './users';

type Kept = { [S in StoreName]?: ReadonlyMap<unknown, Value<S>> };

/** The transaction as if these records were where they have been: whoever asks for one by its id finds it. */
const withKept = <Tx extends Reading>(tx: Tx, kept: Kept): Tx => ({
  ...tx,
  get: async (store, key) => kept[store]?.get(key) ?? tx.get(store, key),
});

const byId = <T extends { _id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record._id, record]));

function withRemoved<Tx extends Reading>(
  tx: Tx,
  posts: readonly TakenDownPostRecord[],
  lists: readonly TakenDownListRecord[] = [],
): Tx {
  const removals = posts.map(({ removal }) => removal);
  const photos = removals.flatMap(({ photo }) => photo ?? []);
  return withKept(tx, {
    posts: byId(removals.map(({ post }) => post)),
    photos: new Map(photos.map((photo) => [photo.postId, photo])),
    lists: byId(lists.map(({ removal }) => removal.list)),
  });
}

/** The transaction in which what these notifications say was taken down is still in place. */
export async function withTakenDown<Tx extends Reading>(
  tx: Tx,
  notifications: readonly NotificationRecord[],
): Promise<Tx> {
  const about = notifications.filter(({ kind }) => kind === 'takenDown');
  const [posts, lists] = await Promise.all([
    Promise.all(about.map(({ postId = '' }) => tx.get('takenDownPosts', postId))),
    Promise.all(about.map(({ listId = '' }) => tx.get('takenDownLists', listId))),
  ]);
  return withRemoved(
    tx,
    posts.filter((post) => post !== undefined),
    lists.filter((list) => list !== undefined),
  );
}

const markOf = ({ reason, takenDownAt }: { reason: string; takenDownAt: string }): TakenDown => ({
  reason,
  at: takenDownAt,
});

/** A post that was taken down, as it was. */
export const takenDownPost = async (
  tx: Reading,
  takenDown: TakenDownPostRecord,
  context: PostContext,
): Promise<Post> => ({
  ...(await pagePost(withRemoved(tx, [takenDown]), takenDown.removal.post, context)),
  takenDown: markOf(takenDown),
});

/** A list that was taken down, as it was in a list of lists. @throws Error if its owner is unknown */
export async function takenDownList(
  tx: Reading,
  takenDown: TakenDownListRecord,
  context: ViewContext,
): Promise<ListSummary> {
  const [list] = await listSummaries(tx, [takenDown.removal.list], context);
  if (!list) throw new Error(`List ${takenDown._id} has no owner.`);
  return { ...list, takenDown: markOf(takenDown) };
}

/** The same list with all its films, in one page. */
export async function takenDownListPage(
  tx: Reading,
  takenDown: TakenDownListRecord,
  context: ViewContext,
): Promise<ListPageAnswer> {
  const [{ posters: _posters, ...list }, films] = await Promise.all([
    takenDownList(tx, takenDown, context),
    listFilmViews(tx, takenDown.removal.films, context.viewer),
  ]);
  return { list, films, nextCursor: null };
}
