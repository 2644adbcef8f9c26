import { callerOf, type ApiMeta } from '../../api/baseQuery';
import { personFilmsTag } from '../users/usersApi';

/** The answers about one list: its page, and lists of lists that contain it. The prefix keeps an id from matching an inherited property. */
export const listTag = (listId: string) => ({ type: 'List' as const, id: `list:${listId}` });

/** What a change of a list by its owner makes stale, even if it failed: the server may have acted, and only its answer been lost. */
export const invalidatesList = (
  _answer: unknown,
  _error: unknown,
  arg: string | { listId: string },
) => [listTag(typeof arg === 'string' ? arg : arg.listId), 'Lists' as const];

/** The `providesTags` of lists of lists. Each list says how many of its films the viewer has seen. */
export const providesLists = (
  _answer: unknown,
  _error: unknown,
  _arg: unknown,
  meta: ApiMeta | undefined,
) => ['Lists' as const, personFilmsTag(callerOf(meta))];
