import { putList, replaceFilms } from '../lists/listStore';
import { mergedOnList } from '../rules/mergeFilms';
import type { ListFilmRecord } from '../rules/listRecords';
import type { Merging } from './mergeFilms';

/**
 * Replaces a merged film on every list, also the private ones. It is no change by the owner, so that what they do meanwhile
 * is not refused.
 * @returns the lists
 */
export async function mergeOnLists({ tx, fromId, intoId, users }: Merging): Promise<string[]> {
  const places = await tx.list('listFilms', 'byAnyFilm', [fromId]);
  for (const place of places) {
    const { listId } = place;
    const [list, other] = [
      await tx.get('lists', listId),
      await tx.get('listFilms', [listId, intoId]),
    ];
    const before: ListFilmRecord[] = other
      ? [place, other].sort((a, b) => a.place - b.place)
      : [place];
    const after = mergedOnList(before, fromId, intoId);
    await replaceFilms(tx, before, after);
    if (!list) continue;
    users.add(list.ownerId);
    await putList(tx, { ...list, filmCount: list.filmCount - before.length + after.length });
  }
  return places.map(({ listId }) => listId);
}
