import type { Backend } from '../../../src/domain/backend';
import { createTestBackend } from '../../testing/testBackend';
import { aPerson, get, post } from '../../testing/builders';
import { REFUSALS } from '../../../src/domain/errors';
import { bodyOf, send } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const VERTIGO = { filmId: 'vertigo-1958' };
const NEW = { title: 'The Unheard-of', year: 1999 };
/** Their slugs are the same. */
const [LOVE, WAR] = [
  { title: 'Любовь', year: 1999 },
  { title: 'Война', year: 1999 },
];

const entry = (id: string, film: object, watchedOn: string, more: object = {}) => ({
  kind: 'entry',
  _id: id,
  ...film,
  watchedOn,
  ...more,
});

const OTHERS = Array.from({ length: 40 }, (_, at) =>
  entry(`other-${at}`, at % 2 ? VERTIGO : { title: `Made No. ${at}`, year: 1950 }, '2020-01-01', {
    rating: (at % 10) / 2 + 0.5,
  }),
);

const ROWS = [
  { kind: 'watched', ...NEW },
  entry('first', NEW, '2020-01-02', { rating: 2 }),
  entry('first', NEW, '2020-01-02', { text: 'A review of it.' }),
  entry('war', WAR, '2020-01-02', { rating: 5 }),
  entry('love', LOVE, '2020-01-02', { rating: 4 }),
  { kind: 'rating', title: 'Vertigo', year: 1959, rating: 1 },
  { kind: 'entry', ...VERTIGO, watchedOn: '2020-01-03' },
  { kind: 'entry', ...VERTIGO, watchedOn: '2020-01-03', text: 'The same evening.' },
  { kind: 'rating', filmId: 'no-such-film', rating: 1 },
  ...OTHERS,
  entry('last', { title: 'Unheard of', year: 2000 }, '2020-01-02', { rating: 4.5 }),
  entry('first', VERTIGO, '2020-01-05', { text: 'It has one.' }),
  { kind: 'rating', filmId: 'the-unheard-of-1999', rating: 3 },
  { kind: 'watchlist', ...WAR },
  { kind: 'film', title: 'Unheard Of', year: 1999 },
];

const openBackend = async () => {
  const { backend } = await createTestBackend();
  const { user, token } = await aPerson(backend);
  const importRows = async (rows: readonly object[]) => {
    const answer = await post(backend, '/api/diary/import', token, { rows });
    return bodyOf(answer, 201, BODIES.imported);
  };
  const path = `/api/users/${user.username}`;
  return { backend, importRows, path };
};

const bodiesOf = (backend: Backend, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const { status, body } = await get(backend, path);
      expect([path, status]).toEqual([path, 200]);
      return body;
    }),
  );

test('importing rows in one call has the same result as importing them one by one', async () => {
  const together = await openBackend();
  const alone = await openBackend();
  const total = { added: 0, matched: 0, refused: 0 };
  for (const row of ROWS) {
    const { added, matched, refused } = await alone.importRows([row]);
    total.added += added;
    total.matched += matched;
    total.refused += refused.length;
  }
  const { refused, ...counts } = await together.importRows(ROWS);
  expect({ ...counts, refused: refused.length }).toEqual(total);
  expect(refused).toMatchObject([{ row: 8 }]);
  const [mine, theirs] = await Promise.all(
    [together, alone].map(({ backend, path }) =>
      bodiesOf(backend, [
        `${path}/diary?limit=100`,
        `${path}/films?limit=100`,
        `${path}/watchlist`,
        '/api/films?q=made',
        ...['vertigo-1958', 'film-1999', 'film-1999-2', 'made-no-0-1950'].map(
          (id) => `/api/films/${id}`,
        ),
      ]),
    ),
  );
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
  expect(await importRows([row])).toEqual({
    added: 0,
    matched: 0,
    refused: [{ row: 0, why: REFUSALS.entryIdTaken[1] }],
  });
  const restored = await post(backend, '/api/diary/restore/first', token);
  expect(bodyOf(restored, 201, BODIES.entry).entry.film._id).toBe('vertigo-1958');
});

describe('the rating of an imported diary entry', () => {
  const shownAfter = async (given: object[], rows: object[]) => {
    const { backend } = await createTestBackend();
    const { token } = await aPerson(backend);
    for (const entryData of given) await post(backend, '/api/diary', token, { entryData });
    await post(backend, '/api/diary/import', token, { rows });
    const film = async () =>
      bodyOf(await get(backend, '/api/films/vertigo-1958', token), 200, BODIES.filmPage);
    return { backend, token, film };
  };
  const on = (watchedOn: string, rating: number) =>
    entry(watchedOn, VERTIGO, watchedOn, { rating });

  test('counts if there is no newer rating', async () => {
    const { film } = await shownAfter([on('2019-05-01', 5)], [on('2020-05-01', 1)]);
    expect((await film()).mine?.rating).toBe(1);
  });

  test('gives way to that of a later day, in whatever order the rows are sent', async () => {
    const { film } = await shownAfter(
      [on('2021-05-01', 4)],
      [on('2020-05-01', 1), on('2018-05-01', 2), on('2019-05-01', 3)],
    );
    expect((await film()).mine?.rating).toBe(4);
  });

  test('gives way to a rating given by hand, and counts once that is removed', async () => {
    const { backend, token } = await shownAfter([], []);
    const rate = (rating: number | null) =>
      post(backend, '/api/films/rate/vertigo-1958', token, { rating });
    const shown = async () =>
      bodyOf(await get(backend, '/api/films/vertigo-1958', token), 200, BODIES.filmPage).mine
        ?.rating;
    await rate(3.5);
    const rows = [on('2020-05-01', 1), on('2019-05-01', 2)];
    await post(backend, '/api/diary/import', token, { rows });
    expect(await shown()).toBe(3.5);
    await rate(null);
    expect(await shown()).toBe(1);
  });
});

describe('an imported rating', () => {
  const RATED = { ...VERTIGO, rating: 5 };
  /** Rates the film in a post, or in an entry of that day, and imports another rating and an entry of 2019, twice. */
  const shownAfter = async (given: string, ratedOn?: string) => {
    const { backend } = await createTestBackend();
    const { token } = await aPerson(backend);
    if (given === 'a post')
      await post(backend, '/api/posts', token, { postData: { ...RATED, content: 'Up!' } });
    else if (given !== 'nothing')
      await post(backend, '/api/diary', token, { entryData: { ...RATED, watchedOn: given } });
    const rows = [
      entry('old', VERTIGO, '2019-05-01', { rating: 1 }),
      { kind: 'rating', ...VERTIGO, rating: 3, ratedOn },
    ];
    const run = async () =>
      bodyOf(await post(backend, '/api/diary/import', token, { rows }), 201, BODIES.imported);
    await run();
    expect(await run()).toMatchObject({ added: 0, matched: 2 });
    const page = await get(backend, '/api/films/vertigo-1958', token);
    return bodyOf(page, 200, BODIES.filmPage).mine?.rating;
  };

  test.each([
    ['counts after an entry of its day', 'nothing', '2019-05-01', 3],
    ['gives way to the rating of a post without a day', 'a post', '2020-05-01', 5],
    ['gives way to an entry of a later day', '2021-01-01', '2020-05-01', 5],
    ['counts after an entry of an earlier day', '2020-01-01', '2020-05-01', 3],
    ['is the newest without a day', 'a post', undefined, 3],
  ])('%s', async (_how, given, ratedOn, stars) => {
    expect(await shownAfter(given, ratedOn)).toBe(stars);
  });
});
