import type { Backend } from '../../../src/domain/backend';
import { backendWith, expectRefusal, post } from '../../testing/builders';
import { listOf } from '../../testing/films';
import { aList, changeList } from '../../testing/lists';

/** The first films of the catalogue. */
async function filmIdsOf(backend: Backend, count: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  while (ids.length < count) {
    const { films, nextCursor } = await listOf(backend, `sort=year&limit=100${cursor}`);
    ids.push(...films.map(({ _id }) => _id));
    cursor = `&cursor=${nextCursor}`;
  }
  return ids.slice(0, count);
}

test('a list holds a thousand films and no more, added in whichever way', async () => {
  const { backend, owner, fan } = await backendWith('owner', 'fan');
  const [next = '', last = '', ...filmIds] = await filmIdsOf(backend, 1_001);
  const list = await aList(backend, owner, filmIds);
  const attempt = (call: string, body: object) =>
    post(backend, `/api/lists/${call}/${list._id}`, owner.token, body);
  expectRefusal(await attempt('add-films', { filmIds: [next, last] }), 'tooManyListFilms');
  const full = await changeList(backend, 'add', list, owner, { filmId: last });
  expect(full.filmCount).toBe(1_000);
  expectRefusal(await attempt('add', { filmId: next }), 'tooManyListFilms');
  expectRefusal(await attempt('add-films', { filmIds: [last, next] }), 'tooManyListFilms');
  const films = [next, last, ...filmIds].map((filmId) => ({ filmId }));
  expectRefusal(await attempt('edit', { listData: { films } }), 'tooManyListFilms');
  expect(await changeList(backend, 'clone', list, fan)).toMatchObject({ filmCount: 1_000 });
});
