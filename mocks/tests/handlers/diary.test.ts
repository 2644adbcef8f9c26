import type { Backend } from '../../../src/domain/backend';
import { ADAPTERS } from '../../testing/adapters';
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
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const VERTIGO = 'vertigo-1958';
const AT_ONCE = { filmId: VERTIGO, watchedOn: '2026-10-30' };

const write = async (backend: Backend, { token }: Person, entryData: object) =>
  bodyOf(await post(backend, '/api/diary', token, { entryData }), 201, BODIES.entry).entry;

const diaryOf = async (backend: Backend, { user }: Person, query = '') =>
  bodyOf(await get(backend, `/api/users/${user.username}/diary${query}`), 200, BODIES.diary);

const strike = (backend: Backend, { token }: Person, id: string) =>
  send(backend, { method: 'DELETE', path: `/api/diary/${id}`, token });

test('a new entry has the fields that were sent, and null for the others', async () => {
  const { backend, me } = await backendWith('me');
  const entry = await write(backend, me, { _id: 'mine', ...AT_ONCE });
  expect(entry).toMatchObject({ _id: 'mine', watchedOn: '2026-10-30', film: { _id: VERTIGO } });
  expect(entry).toMatchObject({ rating: null, again: null, text: null, postId: null });
  const twice = await write(backend, me, { _id: 'mine', ...AT_ONCE, rating: 2 });
  expect(twice).toEqual(entry);
  const other = await aPerson(backend);
  const taken = await post(backend, '/api/diary', other.token, {
    entryData: { _id: 'mine', ...AT_ONCE },
  });
  expectRefusal(taken, 'entryIdTaken');
});

test('nobody else can take the id of a deleted entry that can be restored', async () => {
  const { backend, me } = await backendWith('me');
  const other = await aPerson(backend);
  await write(backend, me, { _id: 'mine', ...AT_ONCE });
  await strike(backend, me, 'mine');
  const entryData = { _id: 'mine', ...AT_ONCE };
  expectRefusal(await post(backend, '/api/diary', other.token, { entryData }), 'entryIdTaken');
  expect((await post(backend, '/api/diary/restore/mine', me.token)).status).toBe(201);
});

test('an entry marks its film as watched and rates it; editing, deleting and restoring it updates both', async () => {
  const { backend, me } = await backendWith('me');
  const mineOf = async (filmId: string) => {
    const page = await get(backend, `/api/films/${filmId}`, me.token);
    const { mine } = bodyOf(page, 200, BODIES.filmPage);
    return [mine?.watched, mine?.rating];
  };
  const { _id } = await write(backend, me, { ...AT_ONCE, rating: 3 });
  expect(await mineOf(VERTIGO)).toEqual([true, 3]);
  const edited = await post(backend, `/api/diary/edit/${_id}`, me.token, {
    entryData: { filmId: 'alien-1979', rating: 4, text: 'In space.' },
  });
  expect(bodyOf(edited, 201, BODIES.entry).entry).toMatchObject({ rating: 4, text: 'In space.' });
  expect(await mineOf(VERTIGO)).toEqual([false, null]);
  expect(await mineOf('alien-1979')).toEqual([true, 4]);
  expect((await strike(backend, me, _id)).body).toEqual({});
  expect(await mineOf('alien-1979')).toEqual([false, null]);
  expect((await diaryOf(backend, me)).entries).toEqual([]);
  expect((await post(backend, `/api/diary/restore/${_id}`, me.token)).status).toBe(201);
  expect(await mineOf('alien-1979')).toEqual([true, 4]);
  expect(idsOf((await diaryOf(backend, me)).entries)).toEqual([_id]);
});

test('a deleted entry can be restored for a minute, only by its owner', async () => {
  const { backend, clock, me, other } = await backendWith('me', 'other');
  const { _id } = await write(backend, me, AT_ONCE);
  expectRefusal(await strike(backend, other, _id), 'deleteNotDiarist');
  const edit = { entryData: { rating: 1 } };
  expectRefusal(await post(backend, `/api/diary/edit/${_id}`, other.token, edit), 'editNotDiarist');
  await strike(backend, me, _id);
  const restore = (person: Person) => post(backend, `/api/diary/restore/${_id}`, person.token);
  expectRefusal(await restore(other), 'entryNotFound');
  clock.advance(60_000);
  expectRefusal(await restore(me), 'entryNotFound');
});

test('restoring an entry that exists answers it unchanged and does not count it again', async () => {
  const { backend, me } = await backendWith('me');
  const { _id } = await write(backend, me, { ...AT_ONCE, rating: 4 });
  const restore = () => post(backend, `/api/diary/restore/${_id}`, me.token);
  const untouched = bodyOf(await restore(), 201, BODIES.entry);
  await strike(backend, me, _id);
  expect(bodyOf(await restore(), 201, BODIES.entry)).toEqual(untouched);
  expect(bodyOf(await restore(), 201, BODIES.entry)).toEqual(untouched);
  expect(idsOf((await diaryOf(backend, me)).entries)).toEqual([_id]);
});

test('the diary entry of a post is edited, deleted and restored with the post', async () => {
  const { backend, me } = await backendWith('me');
  const made = await aPost(backend, me, { ...AT_ONCE, rating: 4.5, again: true });
  const [entry] = (await diaryOf(backend, me)).entries;
  expect(entry).toMatchObject({ ...{ rating: 4.5, again: true, postId: made._id }, text: null });
  const change = (postData: object) =>
    post(backend, `/api/posts/edit/${made._id}`, me.token, { postData });
  await change({ watchedOn: '2026-10-01', rating: 2 });
  expect((await diaryOf(backend, me)).entries).toMatchObject([
    { _id: entry?._id, watchedOn: '2026-10-01', rating: 2 },
  ]);
  const id = entry?._id ?? '';
  expectRefusal(await strike(backend, me, id), 'entryOfPost');
  await remove(backend, made._id, me.token);
  expect((await diaryOf(backend, me)).entries).toEqual([]);
  await post(backend, `/api/posts/restore/${made._id}`, me.token);
  expect(idsOf((await diaryOf(backend, me)).entries)).toEqual([id]);
  await change({ watchedOn: null });
  expect((await diaryOf(backend, me)).entries).toEqual([]);
});

test('the diary is sorted and paged by day', async () => {
  const { backend, me } = await backendWith('me');
  const days = ['2026-05-01', '2025-12-31', '2026-09-09'];
  for (const watchedOn of days) await write(backend, me, { filmId: VERTIGO, watchedOn });
  const { entries, nextCursor } = await diaryOf(backend, me, '?limit=2');
  expect(entries.map(({ watchedOn }) => watchedOn)).toEqual(['2026-09-09', '2026-05-01']);
  const rest = await diaryOf(backend, me, `?limit=2&cursor=${nextCursor ?? ''}`);
  expect(rest.entries.map(({ watchedOn }) => watchedOn)).toEqual(['2025-12-31']);
  expect(rest.nextCursor).toBeNull();
  const oldest = await diaryOf(backend, me, '?sort=oldest&limit=1');
  expect(oldest.entries[0]?.watchedOn).toBe('2025-12-31');
  const later = `?sort=oldest&limit=1&cursor=${oldest.nextCursor ?? ''}`;
  expect((await diaryOf(backend, me, later)).entries[0]?.watchedOn).toBe('2026-05-01');
  expectMalformed(await get(backend, `/api/users/${me.user.username}/diary?sort=trending`));
  expectRefusal(await get(backend, '/api/users/nobody/diary'), 'userNotFound');
});

test('a person’s films are sorted by day or by stars, their watchlist by when a film was added', async () => {
  const { backend, me } = await backendWith('me');
  await write(backend, me, { ...AT_ONCE, rating: 2 });
  await post(backend, '/api/films/watched/alien-1979', me.token);
  await write(backend, me, { filmId: 'm-1931', watchedOn: '2026-01-01', rating: 5 });
  await post(backend, '/api/films/watchlist/psycho-1960', me.token);
  await post(backend, '/api/films/watchlist/metropolis-1927', me.token);
  const path = `/api/users/${me.user.username}`;
  const films = async (query: string) =>
    bodyOf(await get(backend, `${path}/films${query}`), 200, BODIES.watchedFilms).films;
  expect(await films('')).toMatchObject([
    { _id: VERTIGO, rating: 2, watchedOn: '2026-10-30' },
    { _id: 'm-1931', rating: 5, watchedOn: '2026-01-01' },
    { _id: 'alien-1979', rating: null, watchedOn: null },
  ]);
  expect(idsOf(await films('?sort=rating'))).toEqual(['m-1931', VERTIGO, 'alien-1979']);
  const first = await get(backend, `${path}/films?sort=rating&limit=1`);
  const { nextCursor } = bodyOf(first, 200, BODIES.watchedFilms);
  expect(idsOf(await films(`?sort=rating&limit=1&cursor=${nextCursor ?? ''}`))).toEqual([VERTIGO]);
  const watched = bodyOf(await get(backend, `${path}/films?limit=1`), 200, BODIES.watchedFilms);
  const next = await films(`?limit=1&cursor=${watched.nextCursor ?? ''}`);
  expect(idsOf(next)).toEqual(['m-1931']);
  const list = async (query: string) =>
    bodyOf(await get(backend, `${path}/watchlist${query}`), 200, BODIES.listedFilms);
  expect(idsOf((await list('')).films)).toEqual(['metropolis-1927', 'psycho-1960']);
  expect(idsOf((await list('?sort=oldest')).films)).toEqual(['psycho-1960', 'metropolis-1927']);
  const { nextCursor: after } = await list('?limit=1');
  expect(idsOf((await list(`?limit=1&cursor=${after ?? ''}`)).films)).toEqual(['psycho-1960']);
});

test('a year’s statistics are calculated from the diary', async () => {
  const { backend, me } = await backendWith('me');
  await write(backend, me, { ...AT_ONCE, rating: 4 });
  await write(backend, me, { filmId: VERTIGO, watchedOn: '2026-01-01', rating: 5 });
  await write(backend, me, {
    filmId: 'alien-1979',
    watchedOn: '2026-01-31',
  });
  await write(backend, me, { filmId: 'the-birds-1963', watchedOn: '2026-01-31' });
  await write(backend, me, { filmId: 'm-1931', watchedOn: '2025-12-31' });
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
  await write(backend, me, { filmId: VERTIGO, watchedOn: '2026-03-03' });
  await write(backend, me, { filmId: VERTIGO, watchedOn: '2026-03-04' });
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
    await write(backend, me, { filmId, watchedOn, ...(rating !== null && { rating }) });
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
    await write(backend, me, { filmId, watchedOn, rating });
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

const ROWS = [
  { kind: 'entry', title: 'Vertigo', year: 1959, _id: 'lb-1', watchedOn: '2024-03-01', rating: 4 },
  {
    kind: 'entry',
    title: 'Vertigo',
    year: 1958,
    _id: 'lb-1',
    watchedOn: '2024-03-01',
    text: 'Tall.',
  },
  { kind: 'rating', title: 'Alien', year: 1979, rating: 4.5 },
  { kind: 'watched', title: 'Psycho', year: 1960 },
  { kind: 'watchlist', title: 'A Film Nobody Has', year: 2001 },
  { kind: 'film', title: 'Another Film Nobody Has', year: 2002, directors: ['Ada Abara'] },
  { kind: 'rating', title: 'Alien', year: 1979, rating: 7 },
  { kind: 'entry', title: 'Alien', year: 1979, watchedOn: '2031-01-01' },
  { kind: 'watched' },
  'nonsense',
];

test('an import stores the valid rows, reports the others, and is safe to run twice', async () => {
  const { backend, me } = await backendWith('me');
  const run = async () => {
    const answer = await post(backend, '/api/diary/import', me.token, { rows: ROWS });
    return bodyOf(answer, 201, BODIES.imported);
  };
  const first = await run();
  expect([first.added, first.matched]).toEqual([5, 1]);
  expect(first.refused.map(({ row }) => row)).toEqual([6, 7, 8, 9]);
  expect(first.refused[0]?.why).toBe('A rating is a half star from 0.5 to 5.');
  expect(first.refused[1]?.why).toBe('A film cannot be watched in the future.');
  const before = await diaryOf(backend, me);
  expect(before.entries).toMatchObject([{ _id: 'lb-1', rating: 4, text: 'Tall.' }]);
  expect(await run()).toMatchObject({ added: 0, matched: 6 });
  expect(await diaryOf(backend, me)).toEqual(before);
  const list = await get(backend, `/api/users/${me.user.username}/watchlist`);
  expect(idsOf(bodyOf(list, 200, BODIES.listedFilms).films)).toEqual(['a-film-nobody-has-2001']);
});

test('an import accepts 500 rows and no more', async () => {
  const { backend, me } = await backendWith('me');
  const row = { kind: 'watched', filmId: VERTIGO };
  const send = (count: number) =>
    post(backend, '/api/diary/import', me.token, {
      rows: Array.from({ length: count }, () => row),
    });
  expect(bodyOf(await send(500), 201, BODIES.imported)).toMatchObject({ added: 1, matched: 499 });
  expectMalformed(await send(501));
});
