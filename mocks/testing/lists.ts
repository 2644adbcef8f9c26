import type { Backend } from '../../src/domain/backend';
import type { CreateListRequest } from '../../src/domain/listRequests';
import type { List } from '../../src/domain/lists';
import { get, post, unused, type Person } from './builders';
import { bodyOf } from './client';
import { BODIES } from './shapes';

type Fields = Partial<CreateListRequest['listData']>;

export const aListDraft = (fields: Fields = {}): CreateListRequest['listData'] => ({
  _id: unused('list'),
  title: 'Rain on windows',
  ...fields,
});

/** Makes a list of these films, by their ids. */
export async function aList(
  backend: Backend,
  { token }: Person,
  filmIds: readonly string[] = [],
  fields: Fields = {},
): Promise<List> {
  const films = filmIds.map((filmId) => ({ filmId }));
  const listData = aListDraft({ films, ...fields });
  return bodyOf(await post(backend, '/api/lists', token, { listData }), 201, BODIES.list).list;
}

/** A page of a list, as the person sees it. */
export const listPage = async (backend: Backend, listId: string, person?: Person, query = '') =>
  bodyOf(await get(backend, `/api/lists/${listId}${query}`, person?.token), 200, BODIES.listPage);

/** The ids of a list's films, in order. */
export const filmIdsOn = async (
  backend: Backend,
  listId: string,
  person?: Person,
): Promise<string[]> =>
  (await listPage(backend, listId, person, '?limit=100')).films.map(({ film }) => film._id);

/** A list of lists, from its address. */
export const listsAt = async (backend: Backend, path: string, person?: Person) =>
  bodyOf(await get(backend, path, person?.token), 200, BODIES.lists);

/** Changes a list with one of the calls that answer with it. */
export const changeList = async (
  backend: Backend,
  call: string,
  { _id }: Pick<List, '_id'>,
  { token }: Person,
  body?: unknown,
): Promise<List> =>
  bodyOf(await post(backend, `/api/lists/${call}/${_id}`, token, body), 201, BODIES.list).list;
