import { backendWith, expectMalformed, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { diaryOf } from '../../testing/diary';
import { BODIES } from '../../testing/shapes';

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
  const row = { kind: 'watched', filmId: 'vertigo-1958' };
  const send = (count: number) =>
    post(backend, '/api/diary/import', me.token, {
      rows: Array.from({ length: count }, () => row),
    });
  expect(bodyOf(await send(500), 201, BODIES.imported)).toMatchObject({ added: 1, matched: 499 });
  expectMalformed(await send(501));
});
