import type { List, ListFilm, ListSummary } from '../../src/domain/lists';
import type { Reading } from '../db/db';
import { isWatched } from '../rules/filmRecords';
import type { RankedRecord } from '../lists/pageOfList';
import { isPublic, type ListRecord } from '../rules/listRecords';
import type { UserRecord } from '../rules/records';
import { summariesOf, summaryIn } from './films';
import { summaryView, usersWithIds, type ViewContext } from './users';

/** How many films of each list the viewer has watched, in the order of the lists. */
export async function seenCounts(
  tx: Reading,
  lists: readonly ListRecord[],
  viewer: Pick<UserRecord, '_id'>,
): Promise<number[]> {
  const [contents, watchedCount] = await Promise.all([
    Promise.all(lists.map(({ _id }) => tx.list('listFilms', 'byPlace', [_id]))),
    tx.count('personFilms', 'byDate', { prefix: [viewer._id] }),
  ]);
  const ids = new Set(contents.flat().map(({ filmId }) => filmId));
  // Whichever is fewer: the films on the lists, or those that the viewer has watched.
  const mine =
    ids.size <= watchedCount
      ? await Promise.all([...ids].map((filmId) => tx.get('personFilms', [viewer._id, filmId])))
      : await tx.list('personFilms', 'byDate', [viewer._id]);
  const watched = new Set(mine.flatMap((one) => (one && isWatched(one) ? one.filmId : [])));
  return contents.map((films) => films.filter(({ filmId }) => watched.has(filmId)).length);
}

interface Options extends ViewContext {
  /** False for the later pages of a list: its films are read page by page, and counting would read them all. */
  withSeen: boolean;
}

/** The lists as the viewer sees them, without those whose owner is gone. */
export async function listViews(
  tx: Reading,
  lists: readonly ListRecord[],
  { picture, viewer, withSeen }: Options,
): Promise<List[]> {
  const [owners, likes, seen] = await Promise.all([
    usersWithIds(
      tx,
      lists.map(({ ownerId }) => ownerId),
    ),
    Promise.all(
      lists.map(async ({ _id }) =>
        viewer ? tx.get('listReactions', [_id, viewer._id, 'like']) : undefined,
      ),
    ),
    viewer && withSeen ? seenCounts(tx, lists, viewer) : null,
  ]);
  return lists.flatMap((list, index) => {
    const owner = owners.get(list.ownerId);
    const count = seen?.[index];
    if (!owner) return [];
    return [
      {
        _id: list._id,
        title: list.title,
        description: list.description,
        ranked: list.ranked,
        public: isPublic(list),
        owner: summaryView(owner, picture),
        filmCount: list.filmCount,
        likeCount: list.likeCount,
        liked: likes[index] !== undefined,
        ...(count !== undefined && { seen: count }),
        createdAt: list.createdAt,
        updatedAt: list.updatedAt,
        revision: list.revision,
      },
    ];
  });
}

/** One list. @throws Error if its owner is unknown: no list outlives them */
export async function listView(
  tx: Reading,
  list: ListRecord,
  context: ViewContext,
  withSeen = true,
): Promise<List> {
  const [view] = await listViews(tx, [list], { ...context, withSeen });
  if (!view) throw new Error(`List ${list._id} has no owner.`);
  return view;
}

/** The lists with their posters, as in a list of lists. */
export async function listSummaries(
  tx: Reading,
  lists: readonly ListRecord[],
  context: ViewContext,
): Promise<ListSummary[]> {
  const [views, films] = await Promise.all([
    listViews(tx, lists, { ...context, withSeen: true }),
    summariesOf(
      tx,
      lists.flatMap(({ posterIds }) => posterIds),
      context.viewer,
    ),
  ]);
  const records = new Map(lists.map((list) => [list._id, list]));
  return views.map((view) => ({
    ...view,
    posters: (records.get(view._id)?.posterIds ?? []).map((filmId) => summaryIn(films, filmId)),
  }));
}

/** Films of a list, with their notes, and their ranks if they are known. */
export async function listFilmViews(
  tx: Reading,
  records: readonly RankedRecord[],
  viewer: UserRecord | null,
): Promise<ListFilm[]> {
  const films = await summariesOf(
    tx,
    records.map(({ filmId }) => filmId),
    viewer,
  );
  return records.map(({ filmId, note, rank }) => ({
    film: summaryIn(films, filmId),
    note: note ?? null,
    ...(rank !== undefined && { rank }),
  }));
}
