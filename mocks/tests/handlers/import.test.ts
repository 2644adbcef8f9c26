import type { Backend } from '../../../src/domain/backend';
import { aPerson, get, post } from '../../testing/builders';
import { REFUSALS } from '../../../src/domain/errors';
import { bodyOf, send } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { VERTIGO, NEW, entry, openBackend } from '../../testing/imports';

/** A slug keeps nothing of them. */
const [LOVE, WAR] = [
  { title: 'Любовь', year: 1999 },
  { title: 'Война', year: 1999 },
];

const OTHERS = Array.from({ length: 40 }, (_, at) =>
  entry(
    `other-${at}`,
    at % 2 ? VERTIGO : { title: `Made No. ${at}`, year: 1950 },
    `${1980 + at}-01-01`,
    { rating: (at % 10) / 2 + 0.5 },
  ),
);

const ROWS = [
  { kind: 'watched', ...NEW },
  { kind: 'rating', filmId: 'the-unheard-of-1999', rating: 3 },
  entry('first', NEW, '2020-01-02', { rating: 2 }),
  entry('first', NEW, '2020-01-02', { text: 'A review of it.' }),
  entry('war', WAR, '2020-01-02', { rating: 5 }),
  entry('love', LOVE, '2020-01-02', { rating: 4 }),
  { kind: 'rating', title: 'Vertigo', year: 1959, rating: 1 },
  { kind: 'entry', ...VERTIGO, watchedOn: '2020-01-03' },
  { kind: 'entry', ...VERTIGO, watchedOn: '2020-01-03', text: 'The same evening.' },
  { kind: 'rating', filmId: 'no-such-film', rating: 1 },
  ...OTHERS,
  entry('last', { title: 'The unheard of', year: 2000 }, '2020-01-04', { rating: 4.5 }),
  entry('first', VERTIGO, '2020-01-05', { text: 'It has one.' }),
  { kind: 'watchlist', ...WAR },
  { kind: 'loved', ...VERTIGO },
  { kind: 'loved', ...VERTIGO },
  { kind: 'film', title: 'The Unheard Of', year: 1999 },
  { kind: 'film', title: 'Unheard Of', year: 1999 },
  { kind: 'review', ...NEW, _id: 'words', text: 'Undated.', rating: 1 },
  { kind: 'review', ...NEW, _id: 'words-again', text: 'Undated. ' },
];

const bodiesOf = (backend: Backend, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const { status, body } = await get(backend, path);
      expect([path, status]).toEqual([path, 200]);
      return body;
    }),
  );

test('importing rows of different evenings in one call has the same result as one by one', async () => {
  const together = await openBackend();
  const alone = await openBackend();
  const total: Record<string, number> = {};
  const count = (numbers: Record<string, number>) => {
    for (const [name, number] of Object.entries(numbers)) total[name] = (total[name] ?? 0) + number;
  };
  for (const row of ROWS) {
    const { refused, imported, ...rows } = await alone.importRows([row]);
    count({ ...rows, ...imported, refused: refused.length });
  }
  const { refused, imported, ...rows } = await together.importRows(ROWS);
  expect({ ...rows, ...imported, refused: refused.length }).toEqual(total);
  expect(refused).toMatchObject([{ row: 9 }]);
  const [mine, theirs] = await Promise.all(
    [together, alone].map(({ backend, path }) =>
      bodiesOf(backend, [
        `${path}/diary?limit=100`,
        `${path}/films?limit=100`,
        `${path}/watchlist`,
        `${path}/films?loved=true`,
        '/api/films?q=made',
        ...['vertigo-1958', 'the-unheard-of-1999', 'film-1999', 'made-no-0-1950'].map(
          (id) => `/api/films/${id}`,
        ),
      ]),
    ),
  );
  expect(total['loved']).toBe(1);
  expect(JSON.stringify(mine)).toContain('A review of it.');
  expect(mine).toEqual(theirs);
});

test('nobody can import an entry under the id of one that somebody else can restore', async () => {
  const { backend, importRows } = await openBackend();
  const { token } = await aPerson(backend);
  const entryData = { _id: 'first', ...VERTIGO, watchedOn: '2020-01-02' };
  await post(backend, '/api/diary', token, { entryData });
  await send(backend, { method: 'DELETE', path: '/api/diary/first', token });
  const row = entry('first', NEW, '2021-01-02');
  expect(await importRows([row])).toMatchObject({
    added: 0,
    matched: 0,
    refused: [{ row: 0, why: REFUSALS.entryIdTaken[1] }],
  });
  const restored = await post(backend, '/api/diary/restore/first', token);
  expect(bodyOf(restored, 201, BODIES.entry).entry.film._id).toBe('vertigo-1958');
});

describe('a review without a day', () => {
  const REVIEW = { kind: 'review', _id: 'r', ...VERTIGO, text: 'Undated.', rating: 4 };

  test('becomes a post about the film, and no evening', async () => {
    const { backend, importRows, path, token } = await openBackend();
    expect(await importRows([REVIEW])).toMatchObject({
      imported: { evenings: 0, reviews: 1, ratings: 1, watched: 1 },
    });
    const posts = bodyOf(await get(backend, '/api/posts?film=vertigo-1958'), 200, BODIES.page);
    const mine = posts.posts.filter(({ _id }) => _id === 'r');
    expect(mine).toMatchObject([{ content: 'Undated.', rating: 4 }]);
    expect(mine[0]).not.toHaveProperty('watchedOn');
    const diary = await get(backend, `${path}/diary`);
    expect(bodyOf(diary, 200, BODIES.diary).entries).toEqual([]);
    const page = await get(backend, '/api/films/vertigo-1958', token);
    expect(bodyOf(page, 200, BODIES.filmPage).mine).toMatchObject({ rating: 4, watched: true });
  });

  test('completes its evening, which came from another file', async () => {
    const { backend, importRows, path } = await openBackend();
    await importRows([entry('boxd-1', VERTIGO, '2024-03-01')]);
    const row = { kind: 'review', _id: 'boxd-1', ...VERTIGO, rating: 4, again: true, text: 'Up.' };
    expect(await importRows([row])).toMatchObject({ matched: 1, imported: { completed: 1 } });
    const { entries } = bodyOf(await get(backend, `${path}/diary`), 200, BODIES.diary);
    expect(entries).toMatchObject([{ rating: 4, again: true, text: 'Up.', postId: null }]);
  });

  // Without an address an id is that of the day.
  test.each(['r', 's'])('gets its day later as %s, and is still written once', async (id) => {
    const { backend, importRows, path } = await openBackend();
    await importRows([REVIEW]);
    const dated = entry(id, VERTIGO, '2024-03-01', { text: 'Undated.', rating: 3 });
    expect(await importRows([dated])).toMatchObject({ added: 1, imported: { evenings: 1 } });
    const { entries } = bodyOf(await get(backend, `${path}/diary`), 200, BODIES.diary);
    expect(entries).toMatchObject([{ watchedOn: '2024-03-01', rating: 3, text: null }]);
    expect(await importRows([dated])).toMatchObject({ matched: 1, imported: { completed: 0 } });
  });

  test('leaves a rating that is here, and is not added again', async () => {
    const { backend, importRows, token } = await openBackend();
    await post(backend, '/api/films/rate/vertigo-1958', token, { rating: 2 });
    await importRows([REVIEW]);
    expect(await importRows([REVIEW, { ...REVIEW, _id: 's' }])).toMatchObject({ added: 0 });
    const page = await get(backend, '/api/films/vertigo-1958', token);
    expect(bodyOf(page, 200, BODIES.filmPage).mine?.rating).toBe(2);
  });
});

test('an old watchlist does not put back what was watched, and an evening takes its film off', async () => {
  const { backend, importRows, path } = await openBackend();
  const listed = { kind: 'watchlist', ...VERTIGO };
  await importRows([listed]);
  await importRows([entry('a', VERTIGO, '2024-03-01')]);
  expect(await importRows([listed])).toMatchObject({ added: 0, matched: 1 });
  const watchlist = await get(backend, `${path}/watchlist`);
  expect(bodyOf(watchlist, 200, BODIES.listedFilms).films).toEqual([]);
});
