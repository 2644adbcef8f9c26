import { anyLeft, clearing } from './clearing';
import type { Erasing } from './erasing';

const LISTS = 5;

/** What hangs on a list. */
const OF_LIST = [
  clearing('listFilms', 'byPlace', ({ listId, filmId }) => [listId, filmId]),
  clearing('listReactions', 'byKind', ({ listId, userId, kind }) => [listId, userId, kind]),
  clearing('notifications', 'byList', ({ userId, group }) => [userId, group]),
];

/** Erases a person's lists. */
export async function eraseLists({ tx, userId }: Erasing): Promise<boolean> {
  const lists = await tx.first('lists', 'byOwner', [{ prefix: [userId] }], 'ascending', LISTS);
  for (const { _id } of lists) {
    if (await anyLeft(OF_LIST.map((clear) => clear(tx, _id)))) return true;
    await tx.delete('lists', _id);
  }
  return lists.length === LISTS;
}
