import type { ListPageAnswer, ListsAnswer } from '../../src/domain/lists';
import {
  ListFilmsQuerySchema,
  ListSearchQuerySchema,
  ListsQuerySchema,
} from '../../src/domain/listQueries';
import { searchWords } from '../../src/domain/searchWords';
import type { Reading } from '../db/db';
import { onDemand } from '../films/codeNeeded';
import { findFilm } from '../films/findFilm';
import {
  listsHolding,
  listsMatching,
  listsOfOwner,
  listsWithFilm,
  publicLists,
} from '../lists/listsOfLists';
import { visibleList } from '../lists/listStore';
import { pageOfList } from '../lists/pageOfList';
import { findTakenDownList } from '../moderation/findTakenDown';
import type { ListRecord } from '../rules/listRecords';
import type { UserRecord } from '../rules/records';
import { found, Refusal } from '../rules/refusal';
import { findUser } from '../session/session';
import { listFilmViews, listSummaries, listView } from '../views/lists';
import { parseQuery } from './parse';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { read } from './transactions';

/** Little is taken down. */
const takenDown = onDemand(() => import('../views/takenDown'));

export function listReadEndpoints(server: Server): Endpoint[] {
  const { filmIndex, picture } = server;

  async function pageOf(
    call: Call,
    find: (
      tx: Reading,
      viewer: UserRecord | null,
    ) => Promise<{ records: ListRecord[]; nextCursor: string | null; film?: string }>,
  ): Promise<Reply> {
    return reply<ListsAnswer>(
      await read(server, call, async (tx, viewer) => {
        const { records, nextCursor, film } = await find(tx, viewer);
        const [lists, holding] = await Promise.all([
          listSummaries(tx, records, { picture, viewer }),
          film === undefined ? null : listsHolding(tx, records, film),
        ]);
        return {
          lists: holding ? lists.map((list) => ({ ...list, holds: holding.has(list._id) })) : lists,
          nextCursor,
        };
      }),
    );
  }

  return [
    endpoint('get', '*/api/lists', (call) =>
      pageOf(call, async (tx) => {
        if (call.url.searchParams.has('q')) {
          if (call.url.searchParams.has('film'))
            throw Refusal.badRequest('Ask for one list of lists at a time: q, film.');
          const { q, ...query } = parseQuery(ListSearchQuerySchema, call.url);
          return listsMatching(tx, searchWords(q), query);
        }
        const { film, ...query } = parseQuery(ListsQuerySchema, call.url);
        if (film === undefined) return publicLists(tx, query);
        const { _id } = await findFilm(tx, filmIndex, film);
        return listsWithFilm(tx, _id, query);
      }),
    ),

    endpoint('get', '*/api/users/:username/lists', (call) =>
      pageOf(call, async (tx, viewer) => {
        const { film, ...query } = parseQuery(ListsQuerySchema, call.url);
        const { _id } = found(await findUser(tx, call.param('username')), 'userNotFound');
        const held = film === undefined ? undefined : await findFilm(tx, filmIndex, film);
        return {
          ...(await listsOfOwner(tx, _id, viewer, query)),
          ...(held && { film: held._id }),
        };
      }),
    ),

    endpoint('get', '*/api/lists/:listId', async (call) =>
      reply<ListPageAnswer>(
        await read(server, call, async (tx, viewer, { unhidden }) => {
          const query = parseQuery(ListFilmsQuerySchema, call.url);
          const listId = call.param('listId');
          const stored = await tx.get('lists', listId);
          const removed = stored ? undefined : await findTakenDownList(tx, listId, viewer);
          if (removed) return takenDown().takenDownListPage(unhidden, removed, { picture, viewer });
          const list = visibleList(stored, viewer);
          const { records, nextCursor } = await pageOfList(tx, list, query, viewer);
          const [view, films] = await Promise.all([
            listView(tx, list, { picture, viewer }, query.cursor === null),
            listFilmViews(tx, records, viewer),
          ]);
          return { list: view, films, nextCursor };
        }),
      ),
    ),
  ];
}
