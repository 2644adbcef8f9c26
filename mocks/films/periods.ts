import type { Writing } from '../db/db';
import { ALL_TIME, type PeriodRecord } from '../rules/periodRecords';
import { tally, type LoggedFilm, type PeriodTally, type Tallies } from '../rules/periodSums';
import { groupBy } from '../views/groupBy';
import { storeEntryFacets } from './entryFacets';

/** A film and a person's evenings with it, before and after a change. */
export interface ChangedFilm {
  before: LoggedFilm;
  after: LoggedFilm;
}

const NO_EVENINGS = (film: LoggedFilm): LoggedFilm => ({ ...film, entries: [] });

/** Brings what is counted of a person's diary up to date, after the films' entries were stored. */
export async function storePeriods(
  tx: Writing,
  userId: string,
  films: readonly ChangedFilm[],
): Promise<void> {
  const changed = films.filter(
    ({ before, after }) => before.entries !== after.entries || before.film !== after.film,
  );
  if (changed.every(({ before, after }) => before.entries.length + after.entries.length === 0))
    return;
  if (await tx.get('periods', [userId, ALL_TIME])) await addFilms(tx, userId, changed);
  else await countDiary(tx, userId);
}

/**
 * Counts a whole diary that was not counted yet: that of a sample person, or of a release that did not count. Nothing
 * happens to one that was.
 */
export async function countDiary(tx: Writing, userId: string): Promise<void> {
  if (await tx.get('periods', [userId, ALL_TIME])) return;
  const entries = await tx.list('diary', 'byUserFilm', [userId]);
  const logged = [...groupBy(entries, ({ filmId }) => filmId)];
  const films = await Promise.all(logged.map(([filmId]) => tx.get('films', filmId)));
  const all = logged.flatMap(([, evenings], place): LoggedFilm[] => {
    const record = films[place];
    return record ? [{ film: record.film, entries: evenings }] : [];
  });
  await addFilms(
    tx,
    userId,
    all.map((after) => ({ before: NO_EVENINGS(after), after })),
  );
}

async function addFilms(tx: Writing, userId: string, films: readonly ChangedFilm[]): Promise<void> {
  const tallies: Tallies = new Map();
  for (const { before, after } of films) {
    tally(tallies, before, -1);
    tally(tallies, after, 1);
  }
  await Promise.all([
    ...[...tallies].flatMap(([period, added]) => [
      addCounts(tx, { userId, period }, added),
      ...addDirectors(tx, { userId, period }, added),
    ]),
    ...films.map((film) => storeRewatch(tx, userId, film)),
    storeEntryFacets(tx, userId, films),
  ]);
}

type PeriodKey = Pick<PeriodRecord, 'userId' | 'period'>;
type Counts = PeriodRecord['counts'];

async function addCounts(
  tx: Writing,
  { userId, period }: PeriodKey,
  { counts: added }: PeriodTally,
): Promise<void> {
  if ([...added.values()].every((count) => count === 0)) return;
  const known = await tx.get('periods', [userId, period]);
  const before: Counts = known?.counts ?? {};
  const after: Counts = Object.fromEntries(
    [...added].map(([key, by]) => [key, (before[key] ?? 0) + by]),
  );
  const counts: Counts = Object.fromEntries(
    Object.entries({ ...before, ...after }).filter(([, count]) => count !== 0),
  );
  if (counts.entries === undefined) await tx.delete('periods', [userId, period]);
  else await tx.put('periods', { userId, period, counts });
}

const addDirectors = (
  tx: Writing,
  { userId, period }: PeriodKey,
  { directors }: PeriodTally,
): Promise<void>[] =>
  [...directors]
    .filter(([, { films, ratings, stars }]) => films !== 0 || ratings !== 0 || stars !== 0)
    .map(async ([name, added]) => {
      const known = await tx.get('periodDirectors', [userId, period, name]);
      const films = (known?.films ?? 0) + added.films;
      if (films === 0) return tx.delete('periodDirectors', [userId, period, name]);
      const ratings = (known?.ratings ?? 0) + added.ratings;
      const stars = (known?.stars ?? 0) + added.stars;
      const sums = { films, ratings, stars, rank: -films };
      return tx.put('periodDirectors', { userId, period, name, ...sums });
    });

async function storeRewatch(
  tx: Writing,
  userId: string,
  { before, after }: ChangedFilm,
): Promise<void> {
  const filmId = after.film._id;
  const evenings = after.entries.length;
  const last = after.entries.at(-1);
  if (last && evenings > 1)
    await tx.put('rewatches', { userId, filmId, evenings, watchedOn: last.watchedOn });
  else if (before.entries.length > 1) await tx.delete('rewatches', [userId, filmId]);
}
