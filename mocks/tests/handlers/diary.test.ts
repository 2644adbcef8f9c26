import type { Backend } from '../../../src/domain/backend';
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
import { diaryOf, writeEntry } from '../../testing/diary';
import { BODIES } from '../../testing/shapes';

const VERTIGO = 'vertigo-1958';
const AT_ONCE = { filmId: VERTIGO, watchedOn: '2026-10-30' };

const strike = (backend: Backend, { token }: Person, id: string) =>
  send(backend, { method: 'DELETE', path: `/api/diary/${id}`, token });

test('a new entry has the fields that were sent, and null for the others', async () => {
  const { backend, me } = await backendWith('me');
  const entry = await writeEntry(backend, me, { _id: 'mine', ...AT_ONCE });
  expect(entry).toMatchObject({ _id: 'mine', watchedOn: '2026-10-30', film: { _id: VERTIGO } });
  expect(entry).toMatchObject({ rating: null, again: null, text: null, postId: null });
  const twice = await writeEntry(backend, me, { _id: 'mine', ...AT_ONCE, rating: 2 });
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
  await writeEntry(backend, me, { _id: 'mine', ...AT_ONCE });
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
  const { _id } = await writeEntry(backend, me, { ...AT_ONCE, rating: 3 });
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
  const { _id } = await writeEntry(backend, me, AT_ONCE);
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
  const { _id } = await writeEntry(backend, me, { ...AT_ONCE, rating: 4 });
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
  for (const watchedOn of days) await writeEntry(backend, me, { filmId: VERTIGO, watchedOn });
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
  await writeEntry(backend, me, { ...AT_ONCE, rating: 2 });
  await post(backend, '/api/films/watched/alien-1979', me.token);
  await writeEntry(backend, me, { filmId: 'm-1931', watchedOn: '2026-01-01', rating: 5 });
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
