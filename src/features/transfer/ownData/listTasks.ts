import type { CallAccess } from '../../../app/hooks';
import { errorMessage, errorStatus } from '../../../api/errorMessage';
import { REFUSALS } from '../../../domain/errors';
import { selectSessionUser } from '../../auth/authSlice';
import { listsApi } from '../../lists/listsApi';
import { listTransferApi } from '../listTransferApi';
import { personalId } from '../personalId';
import type { FilmFinder } from './filmTasks';
import type { ImportTask } from './importTasks';
import type { ExportedList } from './ownLists';
import type { ListsPlan } from './planLists';

const [TAKEN_STATUS, ID_TAKEN] = REFUSALS.listIdTaken;

/** The id of a list whose own belongs to another user here, perhaps after importing the same file. */
export const copiedListId = (userId: string, listId: string): string =>
  `copy-${personalId(userId, listId)}`;

const isTaken = (error: unknown): boolean =>
  errorStatus(error) === TAKEN_STATUS && errorMessage(error) === ID_TAKEN;

/** Films that the file has as two can be one here, which a list has once. */
const filmsHere = async ({ films }: ExportedList, find: FilmFinder, access: CallAccess) => {
  const notes = new Map<string, string | null>();
  for (const { film, note } of films) {
    const found = await find(film, access);
    if (found && !notes.has(found._id)) notes.set(found._id, note);
  }
  return [...notes].map(([filmId, note]) => ({ filmId, note }));
};

const importList = async (list: ExportedList, find: FilmFinder, access: CallAccess) => {
  const listData = { ...list, films: await filmsHere(list, find, access) };
  const send = (_id: string) =>
    access.dispatch(listTransferApi.endpoints.importList.initiate({ ...listData, _id })).unwrap();
  try {
    await send(list._id);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await send(copiedListId(selectSessionUser(access.getState())?._id ?? '', list._id));
  }
  const skipped = list.films.slice(listData.films.length).map(() => 'its film is not here');
  return { imported: 1, skipped };
};

/** The tasks that make these lists, each in one call, and then those that like lists. */
export const listTasks = ({ lists, likedLists }: ListsPlan, find: FilmFinder): ImportTask[] => [
  ...lists.map((list): ImportTask => ({
    part: 'lists',
    isOrdered: true,
    run: (access) => importList(list, find, access),
  })),
  ...likedLists.map((id): ImportTask => ({
    part: 'likedLists',
    isOrdered: true,
    run: async ({ dispatch }) => {
      await dispatch(listsApi.endpoints.likeList.initiate(id, { track: false })).unwrap();
      return { imported: 1, skipped: [] };
    },
  })),
];
