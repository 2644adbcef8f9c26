import type { FilmAllTime } from '../../../domain/periods';
import { aFilm } from '../../../testing/builders';
import { decadeBars, weeklyEvenings } from './yearBars';

const evening = (watchedOn: string) => ({ film: aFilm(), watchedOn, rating: null });

const allTime = (first: string, last: string, entries: number): FilmAllTime => ({
  ...{ entries, films: entries, minutes: 0, timed: 0, directors: [], directed: 0, average: null },
  ...{ histogram: [], years: [], decades: [], countries: [], located: 0, again: [] },
  first: evening(first),
  last: evening(last),
  highest: [],
});

it.each([
  ['2026-01-01', '2026-12-30', 104, '2'],
  ['2026-01-01', '2026-02-04', 6, '1.2'],
  ['2026-01-01', '2026-01-14', 14, null],
  ['1990-01-01', '2026-01-01', 3, null],
])('tells of evenings a week from %s to %s with %d', (first, last, entries, weekly) => {
  expect(weeklyEvenings(allTime(first, last, entries))).toBe(weekly);
});

it('has a bar for each decade between the first and the last', () => {
  const decades = [
    { decade: 1970, entries: 2 },
    { decade: 1990, entries: 1 },
  ];
  expect(decadeBars(decades, String).map(({ label, count }) => [label, count])).toEqual([
    ['1970s', 2],
    ['1980s', 0],
    ['1990s', 1],
  ]);
});
