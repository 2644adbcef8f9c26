import { createTestBackend } from '../../testing/testBackend';
import {
  aPerson,
  aPost,
  backendWith,
  expectMalformed,
  expectRefusal,
  get,
  idsOf,
  post,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { VERTIGO, listOf, rate } from '../../testing/films';

test('a full last page has no next page, whether sorted by talk or by rating', async () => {
  const { backend } = await createTestBackend();
  for (const sort of ['talked', 'rating']) {
    const all = await listOf(backend, `director=Giuseppe%20Tornatore&sort=${sort}&limit=100`);
    const exactly = `director=Giuseppe%20Tornatore&sort=${sort}&limit=${all.films.length}`;
    expect(await listOf(backend, exactly)).toEqual({ films: all.films, nextCursor: null });
  }
});

test('the highest rated is not what one person gave five stars', async () => {
  const { backend } = await createTestBackend();
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson(backend)));
  for (const person of people) await rate(backend, person, 'teza-2008', 4.5);
  const [first] = people;
  if (first) await rate(backend, first, 'drifters-1929', 5);
  const { films } = await listOf(backend, 'sort=rating&limit=100');
  const [many, one] = ['teza-2008', 'drifters-1929'].map((id) => idsOf(films).indexOf(id));
  expect(many).toBeGreaterThanOrEqual(0);
  expect(many).toBeLessThan(one ?? 0);
});

test.each(['talked', 'rating', 'year'])(
  'sorted by %s, paging lists every film once',
  async (sort) => {
    const { backend } = await createTestBackend();
    const whole = await listOf(backend, `sort=${sort}&genre=western&limit=100`);
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const after: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = await listOf(backend, `sort=${sort}&genre=western&limit=7${after}`);
      ids.push(...idsOf(page.films));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(ids).toEqual(idsOf(whole.films));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  },
);

test('the list is filtered and sorted as requested', async () => {
  const { backend } = await createTestBackend();
  const byYear = (await listOf(backend, 'decade=1950&sort=year&country=jp')).films;
  expect(byYear.length).toBeGreaterThan(3);
  expect(byYear.every(({ year }) => year >= 1950 && year < 1960)).toBe(true);
  expect(byYear.map(({ year }) => year)).toEqual(
    byYear.map(({ year }) => year).sort((a, b) => b - a),
  );
  // As if five members had given each film three and a half stars.
  const rated = (await listOf(backend, 'sort=rating&limit=100')).films.map(
    ({ average, ratings }) =>
      average === null ? 0 : (5 * 3.5 + average * ratings) / (5 + ratings),
  );
  expect(rated.every((rank, at) => rank <= (rated[at - 1] ?? 5) + 0.01)).toBe(true);
  const me = await aPerson(backend);
  for (let posts = 0; posts < 2; posts += 1) await aPost(backend, me, { filmId: VERTIGO });
  const [talked] = (await listOf(backend, 'sort=talked&limit=1')).films;
  expect(talked?._id).toBe(VERTIGO);
  const directed = (await listOf(backend, 'director=agnès+varda')).films;
  expect(directed.map(({ directors }) => directors)).toContainEqual(['Agnès Varda']);
  expect((await listOf(backend, 'director=VARDA')).films).toEqual(directed);
  expect((await listOf(backend, 'director=agnes+tati')).films).toEqual([]);
});

test.each(['talked', 'rating', 'year'])(
  'sorted by %s, the films are filtered by title, and by what the viewer has seen or listed',
  async (sort) => {
    const { backend, me } = await backendWith('me');
    const idsFor = async (query: string) => {
      const answer = await get(backend, `/api/films?sort=${sort}&limit=100&${query}`, me.token);
      return idsOf(bodyOf(answer, 200, BODIES.films).films);
    };
    const kurosawa = 'director=akira+kurosawa';
    expect((await idsFor('title=shichinin')).sort()).toEqual(['seven-samurai-1954']);
    const all = await idsFor(kurosawa);
    expect(all).toContain('rashomon-1950');
    await post(backend, '/api/films/watched/rashomon-1950', me.token);
    expect(await idsFor(`${kurosawa}&unseen=true`)).toEqual(
      all.filter((id) => id !== 'rashomon-1950'),
    );
    await post(backend, '/api/films/watchlist/high-and-low-1963', me.token);
    await post(backend, '/api/films/watchlist/rashomon-1950', me.token);
    expect((await idsFor('listed=true')).sort()).toEqual(['high-and-low-1963', 'rashomon-1950']);
    expect(await idsFor('listed=true&unseen=true')).toEqual(['high-and-low-1963']);
  },
);

test('films are filtered by what the viewer did only for somebody signed in', async () => {
  const { backend } = await createTestBackend();
  expectRefusal(await get(backend, '/api/films?unseen=true'), 'invalidToken');
  expectRefusal(await get(backend, '/api/films?listed=true'), 'invalidToken');
  const { token } = await aPerson(backend);
  expectMalformed(await get(backend, '/api/films?unseen=false', token));
});

test('a cursor is refused by another list of films', async () => {
  const { backend } = await createTestBackend();
  const { nextCursor } = await listOf(backend, 'limit=3');
  expectMalformed(await get(backend, `/api/films?sort=year&cursor=${nextCursor ?? ''}`));
  expectMalformed(await get(backend, `/api/films?genre=Drama&cursor=${nextCursor ?? ''}`));
  expectMalformed(await get(backend, '/api/films?decade=1955'));
});

test('the films that a person loves are listed the latest loved first, watched or not', async () => {
  const { backend, me } = await backendWith('me');
  await rate(backend, me, 'rashomon-1950', 4);
  for (const filmId of ['rashomon-1950', VERTIGO, 'psycho-1960'])
    await post(backend, `/api/films/love/${filmId}`, me.token);
  await post(backend, '/api/films/remove-love/psycho-1960', me.token);
  const path = `/api/users/${me.user.username}/films?loved=true&limit=1`;
  const first = bodyOf(await get(backend, path), 200, BODIES.watchedFilms);
  expect(first.films).toMatchObject([{ _id: VERTIGO, rating: null, watchedOn: null }]);
  const next = await get(backend, `${path}&cursor=${first.nextCursor}`);
  const second = bodyOf(next, 200, BODIES.watchedFilms);
  expect(second.films).toMatchObject([{ _id: 'rashomon-1950', rating: 4 }]);
  expect(second.nextCursor).toBeNull();
});
