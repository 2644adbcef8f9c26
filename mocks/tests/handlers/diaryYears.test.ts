import { ADAPTERS } from '../../testing/adapters';
import { aPerson, backendWith, expectMalformed, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { writeEntry } from '../../testing/diary';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const VERTIGO = 'vertigo-1958';
const AT_ONCE = { filmId: VERTIGO, watchedOn: '2026-10-30' };

test('a year’s statistics are calculated from the diary', async () => {
  const { backend, me } = await backendWith('me');
  await writeEntry(backend, me, { ...AT_ONCE, rating: 4 });
  await writeEntry(backend, me, { filmId: VERTIGO, watchedOn: '2026-01-01', rating: 5 });
  await writeEntry(backend, me, {
    filmId: 'alien-1979',
    watchedOn: '2026-01-31',
  });
  await writeEntry(backend, me, { filmId: 'the-birds-1963', watchedOn: '2026-01-31' });
  await writeEntry(backend, me, { filmId: 'm-1931', watchedOn: '2025-12-31' });
  const path = `/api/users/${me.user.username}/year`;
  const { year } = bodyOf(await get(backend, `${path}/2026`), 200, BODIES.year);
  expect(year).toMatchObject({ year: 2026, entries: 4, films: 3, minutes: 492, average: 4.5 });
  expect(year.months).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  expect(year.histogram).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
  expect(year.directors).toEqual([
    { name: 'Alfred Hitchcock', films: 2, average: 4.5 },
    { name: 'Ridley Scott', films: 1, average: null },
  ]);
  const before = bodyOf(await get(backend, `${path}/2025`), 200, BODIES.year).year;
  expect(before).toMatchObject({ entries: 1, films: 1, minutes: 111, average: null });
  expectMalformed(await get(backend, `${path}/26`));
});

test('a year tells of how many evenings the length is known, and of how many films the director', async () => {
  const { backend, me } = await backendWith('me');
  const unknown = [1, 2].map((day) => ({
    kind: 'entry',
    title: `A Film of Day ${day}`,
    year: 2001,
    _id: `unknown-${day}`,
    watchedOn: `2026-03-0${day}`,
  }));
  await post(backend, '/api/diary/import', me.token, { rows: unknown });
  await writeEntry(backend, me, { filmId: VERTIGO, watchedOn: '2026-03-03' });
  await writeEntry(backend, me, { filmId: VERTIGO, watchedOn: '2026-03-04' });
  const path = `/api/users/${me.user.username}/year/2026`;
  const { year } = bodyOf(await get(backend, path), 200, BODIES.year);
  expect(year).toMatchObject({ entries: 4, films: 3, minutes: 256, timed: 2, directed: 1 });
});

test('a year has its first and last evening, and the four highest rated ones, each of another film', async () => {
  const { backend, me } = await backendWith('me');
  const evenings: [string, string, number | null][] = [
    ['m-1931', '2026-01-01', null],
    [VERTIGO, '2026-01-02', 5],
    [VERTIGO, '2026-01-03', 4.5],
    ['alien-1979', '2026-01-04', 4],
    ['psycho-1960', '2026-01-05', 4.5],
    ['the-birds-1963', '2026-01-06', 4],
    ['jaws-1975', '2026-01-07', 1],
  ];
  for (const [filmId, watchedOn, rating] of evenings)
    await writeEntry(backend, me, { filmId, watchedOn, ...(rating !== null && { rating }) });
  const path = `/api/users/${me.user.username}/year/2026`;
  const { first, last, highest } = bodyOf(await get(backend, path), 200, BODIES.year).year;
  expect([first?.film._id, last?.film._id]).toEqual(['m-1931', 'jaws-1975']);
  expect(highest.map(({ film, watchedOn }) => [film._id, watchedOn])).toEqual([
    [VERTIGO, '2026-01-02'],
    ['psycho-1960', '2026-01-05'],
    ['the-birds-1963', '2026-01-06'],
    ['alien-1979', '2026-01-04'],
  ]);
});

test('a diary is read by month, and by the stars given in a year, page by page', async () => {
  const { backend, me } = await backendWith('me');
  const evenings: [string, string, number][] = [
    ['m-1931', '2025-12-31', 4],
    [VERTIGO, '2026-01-31', 4],
    ['alien-1979', '2026-02-01', 3],
    ['psycho-1960', '2026-02-28', 4],
    ['jaws-1975', '2026-03-01', 4],
  ];
  for (const [filmId, watchedOn, rating] of evenings)
    await writeEntry(backend, me, { filmId, watchedOn, rating });
  const read = async (query: string) => {
    const path = `/api/users/${me.user.username}/diary?sort=oldest&${query}`;
    return bodyOf(await get(backend, path), 200, BODIES.diary);
  };
  const filmsOf = async (query: string) => (await read(query)).entries.map(({ film }) => film._id);
  expect(await filmsOf('on=2026-02')).toEqual(['alien-1979', 'psycho-1960']);
  expect(await filmsOf('on=2026&rating=4')).toEqual([VERTIGO, 'psycho-1960', 'jaws-1975']);
  expect(await filmsOf('rating=4')).toEqual(['m-1931', VERTIGO, 'psycho-1960', 'jaws-1975']);
  const { nextCursor } = await read('on=2026&rating=4&limit=2');
  expect(await filmsOf(`on=2026&rating=4&limit=2&cursor=${nextCursor}`)).toEqual(['jaws-1975']);
  const path = `/api/users/${me.user.username}/diary`;
  for (const query of [
    'rating=4&tag=a',
    'decade=1950&country=US',
    'on=26',
    'on=2026&rating=4.2',
    `on=2025&cursor=${nextCursor}`,
  ])
    expectMalformed(await get(backend, `${path}?${query}`));
});

test.each(ADAPTERS)('the last year of four digits can be read from %s', async (_name, open) => {
  const { backend } = await createTestBackend({ db: await open() });
  const { user } = await aPerson(backend);
  const answer = await get(backend, `/api/users/${user.username}/year/9999`);
  expect(bodyOf(answer, 200, BODIES.year).year).toMatchObject({ year: 9999, entries: 0 });
});
