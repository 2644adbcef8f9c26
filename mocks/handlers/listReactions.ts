import { storeFilms } from '../films/storeFilms';
import { filmsOn, findList, putList, replaceFilms } from '../lists/listStore';
import { notifyOfList, withdrawFromList } from '../notifications/notifyOfLists';
import { dislikeList, likeList, listReaction } from '../rules/listReactions';
import { cloneList } from '../rules/lists';
import { granted } from '../rules/refusal';
import { endpoint, type Endpoint } from './endpoint';
import { mutateList } from './mutateList';
import type { Server } from './server';
import { standingContext } from './standingContext';

/** What others do with a list that they may see. */
export function listReactionEndpoints(server: Server): Endpoint[] {
  return [
    endpoint('post', '*/api/lists/like/:listId', (call) =>
      mutateList(server, call, async ({ tx, actor, context }) => {
        const before = await findList(tx, call.param('listId'), actor);
        const earlier = await tx.get('listReactions', [before._id, actor._id, 'like']);
        const { list, reaction } = granted(likeList(before, earlier, actor, context));
        await tx.put('lists', list);
        await tx.put('listReactions', reaction);
        const notifiedIds = await notifyOfList(tx, list, reaction);
        return { before, list, kind: 'listLiked', notifiedIds };
      }),
    ),

    endpoint('post', '*/api/lists/dislike/:listId', (call) =>
      mutateList(server, call, async ({ tx, actor }) => {
        const before = await findList(tx, call.param('listId'), actor);
        const earlier = await tx.get('listReactions', [before._id, actor._id, 'like']);
        const { list, reaction } = granted(dislikeList(before, earlier));
        await tx.put('lists', list);
        await tx.delete('listReactions', [list._id, actor._id, 'like']);
        const notifiedIds = await withdrawFromList(tx, list, reaction);
        return { before, list, kind: 'listLiked', notifiedIds };
      }),
    ),

    endpoint('post', '*/api/lists/clone/:listId', (call) =>
      mutateList(server, call, async (act) => {
        const { tx, actor, context } = act;
        const original = await findList(tx, call.param('listId'), actor);
        const films = await filmsOn(tx, original._id);
        await storeFilms(
          standingContext(server, act),
          films.map(({ filmId }) => filmId),
        );
        const clone = granted(cloneList({ list: original, films }, actor, context));
        await replaceFilms(tx, [], clone.films);
        const reaction = listReaction(original, 'clone', actor, context);
        await tx.put('listReactions', reaction);
        const notifiedIds = await notifyOfList(tx, original, reaction);
        return { before: null, list: await putList(tx, clone.list), kind: 'list', notifiedIds };
      }),
    ),
  ];
}
