import { CreateListSchema, EditListSchema } from '../../src/domain/listRequests';
import { findDeleted } from '../db/cleanup';
import { storeFilms } from '../films/storeFilms';
import { filmsOn, findList, putList, replaceFilms } from '../lists/listStore';
import { listRemovalOf, putListBack, removeWholeList } from '../lists/removal';
import {
  createList,
  deleteList,
  editList,
  ownList,
  restoreList,
  underCurrentIds,
} from '../rules/lists';
import { granted, Refusal } from '../rules/refusal';
import { endpoint, type Endpoint } from './endpoint';
import { mutateList } from './mutateList';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, type ActorMutation } from './transactions';

/** The list with an id, or the one that was deleted under it and can still be restored. */
async function takenBy({ unhidden, context }: ActorMutation, listId: string | undefined) {
  if (listId === undefined) return undefined;
  const [list, deleted] = await Promise.all([
    unhidden.get('lists', listId),
    findDeleted(unhidden, 'deletedLists', listId, context.now),
  ]);
  if (list) return { list, isDeleted: false };
  return deleted && { list: deleted.list, isDeleted: true };
}

export function listWriteEndpoints(server: Server): Endpoint[] {
  return [
    endpoint('post', '*/api/lists', async (call) => {
      const { listData } = await authorisedBody(server, call, () => CreateListSchema);
      return mutateList(server, call, async (act) => {
        const { tx, actor, context } = act;
        const filmIds = listData.films.map(({ filmId }) => filmId);
        if (await act.unhidden.get('takenDownLists', listData._id ?? ''))
          throw Refusal.named('listIdTaken');
        const taken = await takenBy(act, listData._id);
        // Also refuses unknown films.
        const currentIds = await storeFilms(standingContext(server, act), filmIds);
        const wanted = { ...listData, films: underCurrentIds(listData.films, currentIds) };
        const { list, films, isNew } = granted(createList(taken, actor, wanted, context));
        if (!isNew) return { before: null, list, kind: null };
        await replaceFilms(tx, [], films);
        // A list deleted under this id can no longer be restored.
        await tx.delete('deletedLists', list._id);
        return { before: null, list: await putList(tx, list), kind: 'list' };
      });
    }),

    endpoint('post', '*/api/lists/edit/:listId', async (call) => {
      const { listData, revision } = await authorisedBody(server, call, () => EditListSchema);
      return mutateList(server, call, async (act) => {
        const { tx, actor, context } = act;
        const before = await findList(tx, call.param('listId'), actor);
        const filmIds = (listData.films ?? []).map(({ filmId }) => filmId);
        const currentIds = await storeFilms(standingContext(server, act), filmIds);
        granted(ownList(before, actor));
        const films = await filmsOn(tx, before._id);
        const wanted = listData.films && { films: underCurrentIds(listData.films, currentIds) };
        const edited = granted(
          editList({ list: before, films }, actor, { ...listData, ...wanted }, revision, context),
        );
        await replaceFilms(tx, films, edited.films);
        return { before, list: await putList(tx, edited.list), kind: 'list' };
      });
    }),

    endpoint('delete', '*/api/lists/:listId', (call) =>
      mutateList(server, call, async ({ tx, actor, context }) => {
        const list = await findList(tx, call.param('listId'), actor);
        const { deleted } = granted(deleteList(await listRemovalOf(tx, list), actor, context));
        await tx.put('deletedLists', deleted);
        const notifiedIds = await removeWholeList(tx, deleted);
        return { before: list, list: null, kind: 'list', notifiedIds };
      }),
    ),

    endpoint('post', '*/api/lists/restore/:listId', (call) =>
      mutateList(server, call, async ({ tx, actor, context }) => {
        const listId = call.param('listId');
        const existing = await tx.get('lists', listId);
        const deleted = await tx.get('deletedLists', listId);
        const { list, restored } = granted(restoreList(existing, deleted, actor, context));
        if (!restored) return { before: list, list, kind: null };
        const notifiedIds = await putListBack(tx, restored);
        await tx.delete('deletedLists', listId);
        return { before: null, list, kind: 'list', notifiedIds };
      }),
    ),
  ];
}
