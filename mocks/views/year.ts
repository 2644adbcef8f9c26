import type { FilmYear, YearEvening } from '../../src/domain/films';
import { daysOf, type Reading } from '../db/db';
import { HALF_STARS, type DiaryRecord } from '../rules/filmRecords';
import type { UserRecord } from '../rules/records';
import { averageOf, summariesOf, summaryIn } from './films';

const MONTHS = 12;
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** The highest rated evenings that a year tells. */
const HIGHEST = 4;

interface YearOfPerson {
  userId: string;
  /** Four digits. */
  year: string;
  viewer: UserRecord | null;
}

/** A person's year, from their diary of that year. */
export async function yearOf(
  tx: Reading,
  { userId, year, viewer }: YearOfPerson,
): Promise<FilmYear> {
  const entries: DiaryRecord[] = [];
  const range = { prefix: [userId], ...daysOf(year) };
  for await (const entry of tx.scan('diary', 'byUser', range, 'ascending')) entries.push(entry);
  const filmIds = [...new Set(entries.map(({ filmId }) => filmId))];
  const [records, evenings] = await Promise.all([
    Promise.all(filmIds.map((id) => tx.get('films', id))),
    eveningsOf(tx, entries, viewer),
  ]);
  const films = new Map(records.flatMap((record) => (record ? [[record._id, record.film]] : [])));

  const [months, histogram] = [zeros(MONTHS), zeros(HALF_STARS)];
  const increment = (counts: number[], index: number): void => {
    counts[index] = (counts[index] ?? 0) + 1;
  };
  let stars = 0;
  let ratings = 0;
  for (const { watchedOn, rating } of entries) {
    increment(months, Number(watchedOn.slice(5, 7)) - 1);
    if (rating === null) continue;
    increment(histogram, rating * 2 - 1);
    stars += rating;
    ratings += 1;
  }
  const runtimes = entries.flatMap(({ filmId }) => films.get(filmId)?.runtime ?? []);
  return {
    year: Number(year),
    entries: entries.length,
    films: filmIds.length,
    minutes: runtimes.reduce((sum, minutes) => sum + minutes, 0),
    timed: runtimes.length,
    directors: directorsOf([...films.values()]),
    directed: [...films.values()].filter(({ directors }) => directors.length > 0).length,
    months,
    average: averageOf({ ratings, stars }),
    histogram,
    ...evenings,
  };
}

async function eveningsOf(
  tx: Reading,
  entries: readonly DiaryRecord[],
  viewer: UserRecord | null,
): Promise<Pick<FilmYear, 'first' | 'last' | 'highest'>> {
  const [first, last] = [entries[0], entries.at(-1)];
  const rated = entries.filter(({ rating }) => rating !== null).reverse();
  const highest: DiaryRecord[] = [];
  for (const entry of rated.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0)))
    if (highest.length < HIGHEST && highest.every(({ filmId }) => filmId !== entry.filmId))
      highest.push(entry);
  const films = await summariesOf(
    tx,
    [first, last, ...highest].map((entry) => entry?.filmId),
    viewer,
  );
  const view = ({ filmId, watchedOn, rating }: DiaryRecord): YearEvening => ({
    film: summaryIn(films, filmId),
    watchedOn,
    rating,
  });
  return {
    first: first ? view(first) : null,
    last: last ? view(last) : null,
    highest: highest.map(view),
  };
}

function directorsOf(films: readonly { directors: string[] }[]): FilmYear['directors'] {
  const counts = new Map<string, number>();
  for (const name of films.flatMap(({ directors }) => directors))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, films: count }))
    .sort((a, b) => b.films - a.films || (a.name < b.name ? -1 : 1));
}
