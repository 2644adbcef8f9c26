import type { FilmYear } from '../../src/domain/films';
import type { Reading } from '../db/db';
import type { DiaryRecord } from '../rules/filmRecords';
import { HALF_STARS } from '../rules/standing';

const MONTHS = 12;
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** A person's year, from their diary of that year. */
export async function yearOf(tx: Reading, userId: string, year: number): Promise<FilmYear> {
  const entries: DiaryRecord[] = [];
  const key = yearKey(year);
  const range = { prefix: [userId], above: [key], below: [key + AFTER_DAYS] };
  for await (const entry of tx.scan('diary', 'byUser', range, 'ascending')) entries.push(entry);
  const filmIds = [...new Set(entries.map(({ filmId }) => filmId))];
  const records = await Promise.all(filmIds.map((id) => tx.get('films', id)));
  const films = new Map(records.flatMap((record) => (record ? [[record._id, record.film]] : [])));

  const [months, histogram] = [zeros(MONTHS), zeros(HALF_STARS)];
  const increment = (counts: number[], index: number): void => {
    counts[index] = (counts[index] ?? 0) + 1;
  };
  let minutes = 0;
  let stars = 0;
  let ratings = 0;
  for (const { filmId, watchedOn, rating } of entries) {
    increment(months, Number(watchedOn.slice(5, 7)) - 1);
    minutes += films.get(filmId)?.runtime ?? 0;
    if (rating === null) continue;
    increment(histogram, rating * 2 - 1);
    stars += rating;
    ratings += 1;
  }
  return {
    year,
    entries: entries.length,
    films: filmIds.length,
    minutes,
    directors: directorsOf([...films.values()]),
    months,
    average: ratings === 0 ? null : Math.round((100 * stars) / ratings) / 100,
    histogram,
  };
}

/** Sorts before every day of the year, and after those of earlier years. */
const yearKey = (year: number): string => String(year).padStart(4, '0');

/** Appended to a year's key, it sorts after every day of the year. The next year would not do: 10000 sorts before 9999. */
const AFTER_DAYS = '~';

function directorsOf(films: readonly { directors: string[] }[]): FilmYear['directors'] {
  const counts = new Map<string, number>();
  for (const name of films.flatMap(({ directors }) => directors))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, films: count }))
    .sort((a, b) => b.films - a.films || (a.name < b.name ? -1 : 1));
}
