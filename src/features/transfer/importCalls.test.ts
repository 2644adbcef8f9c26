import type { ImportRow } from '../../domain/filmRequests';
import { callsOf, idsBeside } from './importCalls';

const evening = (_id: string, filmId: string, watchedOn = '2024-03-01'): ImportRow => ({
  kind: 'entry',
  ...{ _id, filmId, watchedOn, rating: null, again: null },
});
const watched = (filmId: string): ImportRow => ({ kind: 'watched', filmId });

/** The ids of the evenings, or of the films, call by call. */
const divided = (rows: ImportRow[], size: number) =>
  callsOf(rows, (row) => row, size).map((call) =>
    call.map((row) => (row.kind === 'entry' ? row._id : row.filmId)),
  );

it('fills one call after another, in order', () => {
  expect(divided(['a', 'b', 'c', 'd', 'e'].map(watched), 2)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e'],
  ]);
  expect(divided([], 2)).toEqual([]);
});

it('keeps evenings of one film and day in one call', () => {
  const rows = [watched('a'), evening('b1', 'b'), watched('c'), evening('b2', 'b')];
  expect(divided(rows, 2)).toEqual([['a'], ['b1', 'b2'], ['c']]);
  const others = [evening('b1', 'b'), evening('c1', 'c'), evening('b2', 'b', '2024-03-02')];
  expect(divided(others, 2)).toEqual([['b1', 'c1'], ['b2']]);
});

it('leaves the rows of a call in their order', () => {
  const rows = [evening('b1', 'b'), evening('c1', 'c'), evening('b2', 'b')];
  expect(divided(rows, 3)).toEqual([['b1', 'c1', 'b2']]);
});

it('names the evenings of the file on the days of a call', () => {
  const days = ['2024-03-01', '2024-03-02', '2024-03-03'];
  const evenings = days.map((watchedOn, at) => ({ _id: `e${at}`, watchedOn }));
  const call = [evening('e0', 'b'), watched('c'), evening('e2', 'd', '2024-03-03')];
  expect(idsBeside(call, evenings)).toEqual(['e0', 'e2']);
});

it('takes films without an id by their names', () => {
  const named = (_id: string, title: string): ImportRow => ({
    kind: 'entry',
    ...{ _id, title, year: 1999, watchedOn: '2024-03-01', rating: null, again: null },
  });
  const rows = [watched('a'), named('b1', 'Made'), named('c1', 'Other'), named('b2', 'Made')];
  expect(divided(rows, 2)).toEqual([['a'], ['b1', 'b2'], ['c1']]);
});

it('sends no call more rows than it takes', () => {
  const rows = ['1', '2', '3'].map((id) => evening(id, 'b'));
  expect(divided(rows, 2)).toEqual([['1', '2'], ['3']]);
});
