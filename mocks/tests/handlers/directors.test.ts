import { backendWith, expectRefusal, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const PATH = '/api/directors/abbas%20kiarostami';

test('a director has all films here, the newest first, how many I have seen, and everybody’s average', async () => {
  const { backend, me, other } = await backendWith('me', 'other');
  const before = bodyOf(await get(backend, PATH), 200, BODIES.director);
  const { director, films } = before;
  expect(director.name).toBe('Abbas Kiarostami');
  expect(director).not.toHaveProperty('seen');
  expect(director.films).toBe(films.length);
  expect(films.length).toBeGreaterThan(5);
  expect(films.every(({ directors }) => directors.includes('Abbas Kiarostami'))).toBe(true);
  const years = films.map(({ year }) => year);
  expect(years).toEqual(years.toSorted((a, b) => b - a));

  const unrated = films.find(({ ratings }) => ratings === 0)?._id ?? '';
  await post(backend, `/api/films/rate/${unrated}`, me.token, { rating: 5 });
  await post(backend, `/api/films/rate/${unrated}`, other.token, { rating: 4 });
  const after = bodyOf(await get(backend, PATH, me.token), 200, BODIES.director).director;
  const [count, sum] = [director.ratings + 2, (director.average ?? 0) * director.ratings + 9];
  expect(after).toMatchObject({ seen: 1, ratings: count });
  expect(after.average).toBeCloseTo(sum / count, 1);
});

test('pages of a director’s films hold each once, and films that members add', async () => {
  const { backend, me } = await backendWith('me');
  const filmData = { title: 'Shirin Again', year: 2026, directors: ['Abbas Kiarostami'] };
  const { film } = bodyOf(
    await post(backend, '/api/films', me.token, { filmData }),
    201,
    BODIES.film,
  );
  const found: string[] = [];
  const counts = new Set<number>();
  let cursor = '';
  do {
    const answer = await get(backend, `${PATH}?limit=2${cursor && `&cursor=${cursor}`}`);
    const { director, films, nextCursor } = bodyOf(answer, 200, BODIES.director);
    found.push(...idsOf(films));
    counts.add(director.films);
    cursor = nextCursor ?? '';
  } while (cursor);
  const all = bodyOf(await get(backend, `${PATH}?limit=100`), 200, BODIES.director);
  expect(found).toEqual(idsOf(all.films));
  expect(found[0]).toBe(film._id);
  expect([...counts]).toEqual([found.length]);
});

test('a director without films here is unknown', async () => {
  const { backend } = await createTestBackend();
  expectRefusal(await get(backend, '/api/directors/kiarostami'), 'directorNotFound');
});
