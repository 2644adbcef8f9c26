import type { Range, Reading } from '../db/db';
import type { DiaryRecord } from '../rules/filmRecords';

/** How many evenings are told of. */
const HIGHEST = 4;

/**
 * The evenings of a range of days that are rated highest, each of another film: the latest of those with equal stars.
 * @param histogram how many evenings have each rating, half a star first
 */
export async function highestRated(
  tx: Reading,
  { prefix, ...days }: Range,
  histogram: readonly number[],
): Promise<DiaryRecord[]> {
  const ratings = histogram
    .map((count, place) => ({ count, rating: (place + 1) / 2 }))
    .filter(({ count }) => count > 0)
    .reverse();
  const highest = new Map<string, DiaryRecord>();
  while (highest.size < HIGHEST && ratings.length > 0) {
    // Those that are probably needed are read together.
    const enough = ratings.findIndex((_, place) => sumTo(ratings, place) >= HIGHEST);
    const next = ratings.splice(0, enough === -1 ? ratings.length : enough + 1);
    const read = await Promise.all(
      next.map(({ rating }) => latestOf(tx, { prefix: [...prefix, rating], ...days })),
    );
    for (const entry of read.flat())
      if (!highest.has(entry.filmId)) highest.set(entry.filmId, entry);
  }
  return [...highest.values()].slice(0, HIGHEST);
}

/** The latest evenings of a rating, each of another film. */
async function latestOf(tx: Reading, range: Range): Promise<DiaryRecord[]> {
  const latest = new Map<string, DiaryRecord>();
  for await (const entry of tx.scan('diary', 'byStars', range, 'descending')) {
    if (!latest.has(entry.filmId)) latest.set(entry.filmId, entry);
    if (latest.size === HIGHEST) break;
  }
  return [...latest.values()];
}

const sumTo = (ratings: readonly { count: number }[], place: number): number =>
  ratings.slice(0, place + 1).reduce((sum, { count }) => sum + count, 0);
