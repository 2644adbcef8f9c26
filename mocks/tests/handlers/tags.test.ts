import { aPost, backendWith, expectMalformed, get, post } from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { VERTIGO } from '../../testing/films';
import { BODIES } from '../../testing/shapes';

const DAYS = ['2026-10-01', '2026-10-02', '2025-02-03'] as const;

const open = async () => {
  const parts = await backendWith('me');
  const { backend, me } = parts;
  const path = `/api/users/${me.user.username}`;
  const call = (address: string, body: object = {}) => post(backend, address, me.token, body);
  return {
    ...parts,
    call,
    log: (entryData: object) => call('/api/diary', { entryData }),
    tags: async () => bodyOf(await get(backend, `${path}/tags`), 200, BODIES.tags).tags,
    diary: async (query: string) =>
      bodyOf(await get(backend, `${path}/diary?${query}`), 200, BODIES.diary),
    refused: (query: string) => get(backend, `${path}/diary?${query}`),
  };
};

test('tags are counted over the entries, however they are written, and answered as written last', async () => {
  const { backend, me, log, call, tags } = await open();
  await log({ _id: 'one', filmId: VERTIGO, watchedOn: DAYS[0], tags: ['70mm', 'With Ada'] });
  await log({ _id: 'two', filmId: 'psycho-1960', watchedOn: DAYS[1], tags: ['with ada'] });
  expect(await tags()).toEqual([
    { tag: 'with ada', count: 2 },
    { tag: '70mm', count: 1 },
  ]);
  await call('/api/diary/edit/one', { entryData: { tags: ['with ADA', 'festival'] } });
  expect(await tags()).toEqual([
    { tag: 'with ADA', count: 2 },
    { tag: 'festival', count: 1 },
  ]);
  await call('/api/diary/edit/one', { entryData: { filmId: 'alien-1979' } });
  expect(await tags()).toHaveLength(2);
  await call('/api/diary/edit/two', { entryData: { tags: [] } });
  await send(backend, { method: 'DELETE', path: '/api/diary/one', token: me.token });
  expect(await tags()).toEqual([]);
  await call('/api/diary/restore/one');
  expect((await tags()).map(({ count }) => count)).toEqual([1, 1]);
});

test('of two tags that differ in case or accents the first is kept', async () => {
  const { call, log, diary } = await open();
  const entry = { _id: 'one', filmId: VERTIGO, watchedOn: DAYS[0], tags: ['70mm', 'Été', 'ete'] };
  await log(entry);
  const shown = async () => (await diary('')).entries.map(({ tags }) => tags);
  expect(await shown()).toEqual([['70mm', 'Été']]);
  await call('/api/diary/edit/one', { entryData: { tags: ['x', 'X'] } });
  expect(await shown()).toEqual([['x']]);
  const postData = {
    _id: 'p',
    content: 'c',
    filmId: VERTIGO,
    watchedOn: DAYS[1],
    tags: ['a', 'A'],
  };
  await call('/api/posts', { postData });
  expect(await shown()).toEqual([['a'], ['x']]);
});

test('signs tell tags apart', async () => {
  const { log, tags, diary } = await open();
  await log({ _id: 'one', filmId: VERTIGO, watchedOn: DAYS[0], tags: ['C', 'C#', 'A+', '🎬'] });
  await log({ _id: 'two', filmId: VERTIGO, watchedOn: DAYS[1], tags: ['A', ' a '] });
  expect(new Map((await tags()).map(({ tag, count }) => [tag, count]))).toEqual(
    new Map([
      ['C', 1],
      ['C#', 1],
      ['A+', 1],
      ['🎬', 1],
      ['A', 1],
    ]),
  );
  expect((await diary('tag=a%2B')).entries.map(({ _id }) => _id)).toEqual(['one']);
});

test('a diary is filtered by a tag, page by page, and by a year beside it', async () => {
  const { log, diary, refused } = await open();
  for (const [nth, watchedOn] of DAYS.entries())
    await log({ _id: `entry-${nth}`, filmId: VERTIGO, watchedOn, tags: ['Été'] });
  await log({ _id: 'other', filmId: VERTIGO, watchedOn: DAYS[0], tags: ['winter'] });
  const first = await diary('tag=ETE&limit=2');
  expect(first.entries.map(({ _id }) => _id)).toEqual(['entry-1', 'entry-0']);
  expect(first.entries[0]?.tags).toEqual(['Été']);
  const next = await diary(`tag=ETE&limit=2&cursor=${first.nextCursor}`);
  expect(next.entries.map(({ _id }) => _id)).toEqual(['entry-2']);
  expect((await diary('tag=ete&on=2025')).entries.map(({ _id }) => _id)).toEqual(['entry-2']);
  expect((await diary('tag=nothing')).entries).toEqual([]);
  expectMalformed(await refused('tag=ete&on=2026&rating=4'));
});

test('a post about a film carries its tags, and its evening in the diary does', async () => {
  const { backend, me, call, tags, diary } = await open();
  const made = { filmId: VERTIGO, watchedOn: DAYS[0], tags: ['70mm'] };
  const { _id } = await aPost(backend, me, made);
  expect((await diary('tag=70mm')).entries).toMatchObject([{ postId: _id, tags: ['70mm'] }]);
  const edited = await call(`/api/posts/edit/${_id}`, { postData: { tags: ['35mm'] } });
  expect(JSON.stringify(edited.body)).toContain('"tags":["35mm"]');
  expect(await tags()).toEqual([{ tag: '35mm', count: 1 }]);
  await call(`/api/posts/edit/${_id}`, { postData: { filmId: null } });
  expect(await tags()).toEqual([]);
  const found = await get(backend, `/api/posts/${_id}`);
  expect(JSON.stringify(found.body)).not.toContain('35mm');
});

test('an import brings tags, and completes an evening that has none', async () => {
  const { call, log, tags, diary } = await open();
  await log({ _id: 'here', filmId: VERTIGO, watchedOn: DAYS[0], rating: 4 });
  const rows = [
    { kind: 'entry', filmId: VERTIGO, watchedOn: DAYS[0], tags: ['70mm'] },
    { kind: 'entry', filmId: 'psycho-1960', watchedOn: DAYS[0], tags: ['70mm', 'alone'] },
  ];
  for (let time = 0; time < 2; time += 1) await call('/api/diary/import', { rows });
  expect(await tags()).toEqual([
    { tag: '70mm', count: 2 },
    { tag: 'alone', count: 1 },
  ]);
  expect((await diary('tag=70mm')).entries).toHaveLength(2);
});
