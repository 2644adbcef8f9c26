import { aPerson, backendWith, expectRefusal, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { VERTIGO } from '../../testing/films';
import { BODIES } from '../../testing/shapes';

const open = async () => {
  const parts = await backendWith('me');
  const { backend, me } = parts;
  const path = `/api/users/${me.user.username}`;
  const call = (address: string, body: object = {}) => post(backend, address, me.token, body);
  return {
    ...parts,
    path,
    call,
    log: (filmId: string, watchedOn: string, more: object = {}) =>
      call('/api/diary', { entryData: { filmId, watchedOn, ...more } }),
    allTime: async () =>
      bodyOf(await get(backend, `${path}/all-time`), 200, BODIES.allTime).allTime,
    found: async (query: string) =>
      bodyOf(await get(backend, `${path}/diary?${query}`), 200, BODIES.diary),
  };
};

test('all time adds up a whole diary', async () => {
  const { call, log, allTime } = await open();
  await log(VERTIGO, '2024-02-01', { rating: 5 });
  await log('psycho-1960', '2024-05-01', { rating: 4 });
  await log(VERTIGO, '2025-01-01', { rating: 4.5 });
  await log('m-1931', '2026-03-01');
  const rows = [
    { kind: 'entry', title: 'Nobody Knows It', year: 2001, _id: 'new', watchedOn: '2026-04-01' },
  ];
  await call('/api/diary/import', { rows });
  const { first, last, highest, again, ...sums } = await allTime();
  expect(sums).toMatchObject({
    entries: 5,
    films: 4,
    timed: 4,
    located: 4,
    directed: 3,
    average: 4.5,
    histogram: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
    years: [
      { year: 2024, entries: 2 },
      { year: 2025, entries: 1 },
      { year: 2026, entries: 2 },
    ],
    decades: [
      { decade: 1930, entries: 1 },
      { decade: 1950, entries: 2 },
      { decade: 1960, entries: 1 },
      { decade: 2000, entries: 1 },
    ],
    countries: [
      { country: 'US', entries: 3 },
      { country: 'DE', entries: 1 },
    ],
  });
  expect(sums.directors).toEqual([
    { name: 'Alfred Hitchcock', films: 2, average: 4.5 },
    { name: 'Fritz Lang', films: 1, average: null },
  ]);
  expect([first?.watchedOn, last?.watchedOn]).toEqual(['2024-02-01', '2026-04-01']);
  expect(highest.map(({ film, rating }) => [film._id, rating])).toEqual([
    [VERTIGO, 5],
    ['psycho-1960', 4],
  ]);
  expect(again.map(({ film, evenings }) => [film._id, evenings])).toEqual([[VERTIGO, 2]]);
});

test('a decade, a country and a rating find the evenings that they count', async () => {
  const { log, found, allTime } = await open();
  await log(VERTIGO, '2024-02-01', { rating: 5 });
  await log('m-1931', '2025-05-01', { rating: 5 });
  await log(VERTIGO, '2026-01-01');
  const days = async (query: string) =>
    (await found(query)).entries.map(({ watchedOn }) => watchedOn);
  const { decades, countries, histogram } = await allTime();
  for (const { decade, entries } of decades)
    expect(await days(`decade=${decade}`)).toHaveLength(entries);
  for (const { country, entries } of countries)
    expect(await days(`country=${country}`)).toHaveLength(entries);
  expect(await days('rating=5')).toHaveLength(histogram[9] ?? 0);
  expect(await days('country=US')).toEqual(['2026-01-01', '2024-02-01']);
  expect(await days('decade=1950&on=2024')).toEqual(['2024-02-01']);
  const { entries, nextCursor } = await found('decade=1950&limit=1');
  const rest = await days(`decade=1950&limit=1&cursor=${nextCursor}`);
  expect([...entries.map(({ watchedOn }) => watchedOn), ...rest]).toEqual([
    '2026-01-01',
    '2024-02-01',
  ]);
});

test('an added film that gets another year and director is counted under these', async () => {
  const { call, log, allTime, found } = await open();
  const filmData = { title: 'Ours', year: 1999, directors: ['One'] };
  const { film } = bodyOf(await call('/api/films', { filmData }), 201, BODIES.film);
  await log(film._id, '2026-02-01', { rating: 3 });
  await call(`/api/films/edit/${film._id}`, { filmData: { year: 2004, directors: ['Two'] } });
  expect(await allTime()).toMatchObject({
    decades: [{ decade: 2000, entries: 1 }],
    directors: [{ name: 'Two', films: 1, average: 3 }],
  });
  expect((await found('decade=1990')).entries).toEqual([]);
  expect((await found('decade=2000')).entries).toHaveLength(1);
});

test('a sample person’s diary, which nobody counted, is counted when it is asked for', async () => {
  const { backend } = await backendWith('me');
  const read = async (part: string) => get(backend, `/api/users/reelruth/${part}`);
  const { decades, entries } = bodyOf(await read('all-time'), 200, BODIES.allTime).allTime;
  const diary = bodyOf(await read('diary?limit=100'), 200, BODIES.diary).entries;
  expect(entries).toBe(diary.length);
  expect(entries).toBeGreaterThan(5);
  expect(decades.reduce((sum, decade) => sum + decade.entries, 0)).toBe(entries);
});

test.each(['year/2026', 'diary?decade=1970', 'diary?country=US'])(
  'so it is when %s is asked for first',
  async (part) => {
    const { backend } = await backendWith('me');
    const answer = await get(backend, `/api/users/reelruth/${part}`);
    expect(JSON.stringify(answer.body)).toContain('watchedOn');
  },
);

test('all time of an empty diary is empty, and of nobody not found', async () => {
  const { backend, allTime } = await open();
  expect(await allTime()).toMatchObject({ entries: 0, years: [], first: null, average: null });
  expectRefusal(await get(backend, '/api/users/nobody/all-time'), 'userNotFound');
  const other = await aPerson(backend);
  const answer = await get(backend, `/api/users/${other.user.username}/all-time`, 'not-a-token');
  expect(answer.status).toBe(401);
});
