import type { Film } from '../../src/domain/films';
import { groupBy } from '../views/groupBy';
import type { DiaryRecord } from './filmRecords';
import { ALL_TIME, type CountKey, type DirectorSums, type Facet } from './periodRecords';

/** A film and a person's evenings with it. */
export interface LoggedFilm {
  film: Film;
  entries: readonly DiaryRecord[];
}

/** What is to be added to a period's sums. */
export interface PeriodTally {
  counts: Map<CountKey, number>;
  directors: Map<string, DirectorSums>;
}

export type Tallies = Map<string, PeriodTally>;

export const facetsOf = ({ year, countries }: Film): Facet[] => [
  `decade ${Math.floor(year / 10) * 10}`,
  ...[...new Set(countries)].map((country): Facet => `country ${country}`),
];

function byPeriod(
  entries: readonly DiaryRecord[],
): [period: string, evenings: readonly DiaryRecord[]][] {
  if (entries.length === 0) return [];
  return [[ALL_TIME, entries], ...groupBy(entries, ({ watchedOn }) => watchedOn.slice(0, 4))];
}

/** What a film's evenings in one period count for. */
function countsOf({ film, entries }: LoggedFilm): [CountKey, number][] {
  const { runtime, directors, countries } = film;
  const evenings = entries.length;
  return [
    ['films', 1],
    ['entries', evenings],
    ['minutes', evenings * (runtime ?? 0)],
    ['timed', runtime === undefined ? 0 : evenings],
    ['directed', Number(directors.length > 0)],
    ['located', countries.length > 0 ? evenings : 0],
    ...facetsOf(film).map((facet): [CountKey, number] => [facet, evenings]),
    ...entries.flatMap(({ watchedOn, rating }): [CountKey, number][] => [
      [`month ${Number(watchedOn.slice(5, 7))}`, 1],
      ...(rating === null
        ? []
        : ([
            [`rated ${rating}`, 1],
            ['ratings', 1],
            ['stars', rating],
          ] satisfies [CountKey, number][])),
    ]),
  ];
}

const NOTHING: DirectorSums = { films: 0, ratings: 0, stars: 0 };

/** Adds a film's evenings to the sums of their year and of all time, or takes them away. */
export function tally(tallies: Tallies, logged: LoggedFilm, by: 1 | -1): void {
  for (const [period, entries] of byPeriod(logged.entries)) {
    const { counts, directors } = tallies.get(period) ?? {
      counts: new Map<CountKey, number>(),
      directors: new Map<string, DirectorSums>(),
    };
    const added = new Map<CountKey, number>();
    for (const [key, count] of countsOf({ ...logged, entries })) {
      counts.set(key, (counts.get(key) ?? 0) + by * count);
      added.set(key, (added.get(key) ?? 0) + count);
    }
    for (const name of new Set(logged.film.directors)) {
      const { films, ratings, stars } = directors.get(name) ?? NOTHING;
      directors.set(name, {
        films: films + by,
        ratings: ratings + by * (added.get('ratings') ?? 0),
        stars: stars + by * (added.get('stars') ?? 0),
      });
    }
    tallies.set(period, { counts, directors });
  }
}
