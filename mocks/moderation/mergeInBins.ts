import { mergedInRemoval } from '../rules/mergeFilms';
import { entryOf } from '../rules/mergeStandings';
import type { ListRemoval } from '../rules/listRecords';
import type { Merging } from './mergeFilms';

type Move = (merging: Merging) => Promise<void>;

const movePosts: Move = async ({ tx, fromId, intoId }) => {
  for (const deleted of await tx.all('deleted'))
    if (deleted.post.filmId === fromId)
      await tx.put('deleted', { ...deleted, post: { ...deleted.post, filmId: intoId } });
  for (const takenDown of await tx.all('takenDownPosts')) {
    const { removal } = takenDown;
    if (removal.post.filmId !== fromId) continue;
    const post = { ...removal.post, filmId: intoId };
    await tx.put('takenDownPosts', { ...takenDown, removal: { ...removal, post } });
  }
};

const moveEntries: Move = async ({ tx, fromId, intoId }) => {
  for (const deleted of await tx.all('deletedEntries'))
    if (deleted.entry.filmId === fromId)
      await tx.put('deletedEntries', { ...deleted, entry: entryOf(intoId, deleted.entry) });
};

const moveLists: Move = async ({ tx, fromId, intoId }) => {
  const isOn = ({ films }: ListRemoval) => films.some(({ filmId }) => filmId === fromId);
  for (const deleted of (await tx.all('deletedLists')).filter(isOn))
    await tx.put('deletedLists', mergedInRemoval(deleted, fromId, intoId));
  for (const takenDown of await tx.all('takenDownLists')) {
    if (!isOn(takenDown.removal)) continue;
    const removal = mergedInRemoval(takenDown.removal, fromId, intoId);
    await tx.put('takenDownLists', { ...takenDown, removal });
  }
};

/** Replaces a merged film in what was deleted or taken down, and may come back. */
export const mergeInBins: Move = async (merging) => {
  await movePosts(merging);
  await moveEntries(merging);
  await moveLists(merging);
};
