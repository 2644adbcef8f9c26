import { LIST_LIMITS } from '../../src/domain/listLimits';
import type { Reading, Writing } from '../db/db';
import { BATCH, batchesOf } from '../films/batchesOf';
import { isVisible } from '../rules/lists';
import type { ListFilmRecord, ListRecord } from '../rules/listRecords';
import type { UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';

/** The list, if the viewer may see it. @throws Refusal 404 if there is none, and for a private one of somebody else's */
export function visibleList(list: ListRecord | undefined, viewer: UserRecord | null): ListRecord {
  if (!list || !isVisible(list, viewer)) throw Refusal.named('listNotFound');
  return list;
}

/** A list that the viewer may see. @throws Refusal 404 */
export const findList = async (
  tx: Reading,
  listId: string,
  viewer: UserRecord | null,
): Promise<ListRecord> => visibleList(await tx.get('lists', listId), viewer);

/** All films of a list, in order. */
export const filmsOn = (tx: Reading, listId: string): Promise<ListFilmRecord[]> =>
  tx.list('listFilms', 'byPlace', [listId]);

const isSame = (one: ListFilmRecord | undefined, other: ListFilmRecord): boolean =>
  one?.place === other.place && one.note === other.note && one.publicSeq === other.publicSeq;

/** Stores the films of a list instead of the earlier ones: only those that differ are written. */
export async function replaceFilms(
  tx: Writing,
  before: readonly ListFilmRecord[],
  after: readonly ListFilmRecord[],
): Promise<void> {
  const earlier = new Map(before.map((film) => [film.filmId, film]));
  const kept = new Set(after.map(({ filmId }) => filmId));
  const gone = before.filter(({ filmId }) => !kept.has(filmId));
  for (const batch of batchesOf(gone, BATCH))
    await Promise.all(batch.map(({ listId, filmId }) => tx.delete('listFilms', [listId, filmId])));
  const changed = after.filter((film) => !isSame(earlier.get(film.filmId), film));
  for (const batch of batchesOf(changed, BATCH))
    await Promise.all(batch.map((film) => tx.put('listFilms', film)));
}

/** Stores a list whose films are stored already, with the first of them as its posters. */
export async function putList(tx: Writing, list: ListRecord): Promise<ListRecord> {
  const range = { prefix: [list._id] };
  const first = await tx.first('listFilms', 'byPlace', [range], 'ascending', LIST_LIMITS.posters);
  const stored = { ...list, posterIds: first.map(({ filmId }) => filmId) };
  await tx.put('lists', stored);
  return stored;
}
