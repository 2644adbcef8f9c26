import type { ListPageAnswer } from '../../../src/domain/lists';
import { LIST_LIMITS } from '../../../src/domain/listLimits';
import { backendWith, expectMalformed, expectRefusal, get, post } from '../../testing/builders';
import { listOf } from '../../testing/films';
import { aList, changeList, listPage } from '../../testing/lists';

const FILMS = ['vertigo-1958', 'stalker-1979', 'breathless-1960', 'alien-1979', 'ran-1985'];

const ranked = ({ films }: ListPageAnswer) => films.map(({ film, rank }) => [rank, film._id]);

async function setUp(filmIds = FILMS) {
  const people = await backendWith('owner', 'reader');
  const list = await aList(people.backend, people.owner, filmIds, { ranked: true });
  return { ...people, list };
}

test.each([
  ['genre=science+fiction', [2, 4]],
  ['country=fr', [3, 5]],
  ['director=tarkovsky', [2]],
  ['decade=1970', [2, 4]],
  ['decade=1970&country=GB', [4]],
  ['title=alien', [4]],
  // By its original title.
  ['title=bout+de+souffle', [3]],
  ['decade=1920', []],
  ['sort=title', [4, 3, 5, 2, 1]],
  ['sort=newest', [5, 2, 4, 3, 1]],
  ['sort=newest&decade=1970', [2, 4]],
])('a list asked for %s answers the films of these ranks', async (query, ranks) => {
  const { backend, list, reader } = await setUp();
  const page = await listPage(backend, list._id, reader, `?${query}`);
  expect(ranked(page)).toEqual(ranks.map((rank) => [rank, FILMS[rank - 1]]));
  expect(page).toMatchObject({ list: { filmCount: 5 }, nextCursor: null });
});

test('what was seen and what is on the watchlist is the caller’s, and the list’s count of it stays whole', async () => {
  const { backend, list, owner, reader } = await setUp();
  await post(backend, '/api/films/watched/alien-1979', reader.token);
  await post(backend, '/api/films/watchlist/ran-1985', reader.token);
  const unseen = await listPage(backend, list._id, reader, '?unseen=true&decade=1970');
  expect(ranked(unseen)).toEqual([[2, 'stalker-1979']]);
  expect(unseen.list).toMatchObject({ seen: 1, filmCount: 5 });
  expect(ranked(await listPage(backend, list._id, reader, '?listed=true'))).toEqual([
    [5, 'ran-1985'],
  ]);
  expect(ranked(await listPage(backend, list._id, owner, '?listed=true'))).toEqual([]);
  for (const filter of ['unseen', 'listed'])
    expectRefusal(await get(backend, `/api/lists/${list._id}?${filter}=true`), 'invalidToken');
});

test.each([
  ['decade=1970&limit=1', ['alien-1979']],
  ['sort=newest&limit=2', ['alien-1979', 'breathless-1960', 'vertigo-1958']],
  ['sort=title&limit=2', ['ran-1985', 'stalker-1979', 'vertigo-1958']],
])('the page after %s goes on where it ended, even if that film is gone', async (query, rest) => {
  const { backend, list, owner } = await setUp();
  const { films, nextCursor } = await listPage(backend, list._id, owner, `?${query}`);
  await changeList(backend, 'remove', list, owner, { filmId: films.at(-1)?.film._id });
  const after = query.replace(/&limit=.*/, `&cursor=${nextCursor}`);
  const next = await listPage(backend, list._id, owner, `?${after}`);
  expect(next.films.map(({ film }) => film._id)).toEqual(rest);
  expect(next.list.seen).toBeUndefined();
  for (const other of ['', 'sort=title&decade=1950&'])
    expectMalformed(await get(backend, `/api/lists/${list._id}?${other}cursor=${nextCursor}`));
});

test('a filter of a full list answers every film that fits', async () => {
  const { backend, owner } = await backendWith('owner');
  const films: { _id: string; year: number }[] = [];
  for (let cursor: string | null = ''; cursor !== null && films.length < LIST_LIMITS.films;) {
    const page = await listOf(backend, `sort=year&limit=100${cursor && `&cursor=${cursor}`}`);
    films.push(...page.films);
    cursor = page.nextCursor;
  }
  const ids = films.map(({ _id }) => _id);
  const list = await aList(backend, owner, ids);
  const last = films.at(-1)?.year ?? 0;
  const decade = last - (last % 10);
  const fitting = films.filter(({ year }) => year >= decade && year < decade + 10);
  const found: ReturnType<typeof ranked> = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = `?decade=${decade}&limit=100${cursor && `&cursor=${cursor}`}`;
    const page = await listPage(backend, list._id, owner, query);
    found.push(...ranked(page));
    cursor = page.nextCursor;
  }
  expect(ids).toHaveLength(LIST_LIMITS.films);
  expect(found).toEqual(fitting.map(({ _id }) => [ids.indexOf(_id) + 1, _id]));
});

test('an order or a filter that does not exist is refused', async () => {
  const { backend, list, owner } = await setUp();
  for (const query of ['sort=talked', 'decade=1955', 'unseen=false'])
    expectMalformed(await get(backend, `/api/lists/${list._id}?${query}`, owner.token));
});
