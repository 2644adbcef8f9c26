import type { Reading, Writing } from '../db/db';
import { putNotifications, removeNotifications } from '../notifications/notify';
import type { ListRecord, ListRemoval } from '../rules/listRecords';
import { filmsOn, replaceFilms } from './listStore';

/** A list with everything that goes with it when it is removed. */
export async function listRemovalOf(tx: Reading, list: ListRecord): Promise<ListRemoval> {
  const [films, reactions, notifications] = await Promise.all([
    filmsOn(tx, list._id),
    tx.list('listReactions', 'byKind', [list._id]),
    tx.list('notifications', 'byList', [list._id]),
  ]);
  return { list, films, reactions, notifications };
}

/** Removes the list. @returns whose notifications showed it */
export async function removeWholeList(
  tx: Writing,
  { list, films, reactions, notifications }: ListRemoval,
): Promise<string[]> {
  const [notifiedIds] = await Promise.all([
    removeNotifications(tx, notifications),
    replaceFilms(tx, films, []),
    tx.delete('lists', list._id),
    ...reactions.map(({ listId, userId, kind }) =>
      tx.delete('listReactions', [listId, userId, kind]),
    ),
  ]);
  return notifiedIds;
}

/** Puts a removed list back as it was. @returns whose notifications show it */
export async function putListBack(
  tx: Writing,
  { list, films, reactions, notifications }: ListRemoval,
): Promise<string[]> {
  const [notifiedIds] = await Promise.all([
    putNotifications(tx, notifications),
    replaceFilms(tx, [], films),
    tx.put('lists', list),
    ...reactions.map((reaction) => tx.put('listReactions', reaction)),
  ]);
  return notifiedIds;
}
