import { LIMITS } from '../../src/domain/limits';
import type { Evening, FilmAllTime, FilmPeriod, FilmYear } from '../../src/domain/periods';
import { daysOf, type Direction, type Range, type Reading } from '../db/db';
import { requireCounted } from '../films/countedDiary';
import { highestRated } from '../films/highestRated';
import { HALF_STARS, type DiaryRecord } from '../rules/filmRecords';
import { ALL_TIME, type CountKey, type PeriodRecord } from '../rules/periodRecords';
import type { UserRecord } from '../rules/records';
import type { Store } from '../store';
import { averageOf, summariesOf, summaryIn, type FilmSummaries } from './films';

const MONTHS = 12;

/** Whose diary it is, and who asks. */
export interface DiaryReader {
  store: Store;
  userId: string;
  viewer: UserRecord | null;
}

type Counts = PeriodRecord['counts'];

/** What is read of a period, before its films are known. */
interface Found {
  counts: Counts;
  directors: FilmPeriod['directors'];
  first: DiaryRecord | undefined;
  last: DiaryRecord | undefined;
  highest: DiaryRecord[];
}

async function findPeriod(
  tx: Reading,
  { store, userId }: DiaryReader,
  period: string,
): Promise<Found> {
  const days: Range = { prefix: [userId], ...(period !== ALL_TIME && daysOf(period)) };
  const end = async (direction: Direction) =>
    (await tx.first('diary', 'byUser', [days], direction, 1))[0];
  const most = LIMITS.periodDirectors;
  const [record, directors, first, last] = await Promise.all([
    tx.get('periods', [userId, period]),
    tx.first('periodDirectors', 'byRank', [{ prefix: [userId, period] }], 'ascending', most),
    end('ascending'),
    end('descending'),
  ]);
  if (!record && first) await requireCounted(tx, store, userId);
  const counts = record?.counts ?? {};
  return {
    counts,
    directors: directors.map(({ name, films, ...sums }) => ({
      name,
      films,
      average: averageOf(sums),
    })),
    first,
    last,
    highest: await highestRated(tx, days, histogramOf(counts)),
  };
}

const countOf = (counts: Counts, key: CountKey): number => counts[key] ?? 0;

const histogramOf = (counts: Counts): number[] =>
  Array.from({ length: HALF_STARS }, (_, place) => countOf(counts, `rated ${(place + 1) / 2}`));

const filmIdsOf = ({ first, last, highest }: Found) =>
  [first, last, ...highest].map((entry) => entry?.filmId);

function periodView(
  { counts, directors, first, last, highest }: Found,
  films: FilmSummaries,
): FilmPeriod {
  const evening = ({ filmId, watchedOn, rating }: DiaryRecord): Evening => ({
    film: summaryIn(films, filmId),
    watchedOn,
    rating,
  });
  const count = (key: CountKey) => countOf(counts, key);
  return {
    entries: count('entries'),
    films: count('films'),
    minutes: count('minutes'),
    timed: count('timed'),
    directors,
    directed: count('directed'),
    average: averageOf({ ratings: count('ratings'), stars: count('stars') }),
    histogram: histogramOf(counts),
    first: first ? evening(first) : null,
    last: last ? evening(last) : null,
    highest: highest.map(evening),
  };
}

/** A person's year, from what is counted of their diary. @throws CodeNeeded if it was not counted yet */
export async function yearOf(tx: Reading, reader: DiaryReader, year: string): Promise<FilmYear> {
  const found = await findPeriod(tx, reader, year);
  const films = await summariesOf(tx, filmIdsOf(found), reader.viewer);
  return {
    ...periodView(found, films),
    year: Number(year),
    months: Array.from({ length: MONTHS }, (_, place) =>
      countOf(found.counts, `month ${place + 1}`),
    ),
  };
}

/** The counts whose names begin with a word, by the rest of the name. */
const countsBy = (counts: Counts, word: 'decade' | 'country'): [name: string, count: number][] =>
  Object.entries(counts)
    .filter(([key]) => key.startsWith(`${word} `))
    .map(([key, count = 0]) => [key.slice(word.length + 1), count]);

/** All of a person's diary. @throws CodeNeeded if it was not counted yet */
export async function allTimeOf(tx: Reading, reader: DiaryReader): Promise<FilmAllTime> {
  const { userId, viewer } = reader;
  const range = { prefix: [userId] };
  const [found, periods, rewatches] = await Promise.all([
    findPeriod(tx, reader, ALL_TIME),
    tx.list('periods', 'byPeriod', [userId]),
    tx.first('rewatches', 'byEvenings', [range], 'descending', LIMITS.rewatches),
  ]);
  const ids = [...filmIdsOf(found), ...rewatches.map(({ filmId }) => filmId)];
  const films = await summariesOf(tx, ids, viewer);
  return {
    ...periodView(found, films),
    years: periods
      .filter(({ period }) => period !== ALL_TIME)
      .map(({ period, counts }) => ({ year: Number(period), entries: countOf(counts, 'entries') })),
    decades: countsBy(found.counts, 'decade')
      .map(([decade, entries]) => ({ decade: Number(decade), entries }))
      .sort((a, b) => a.decade - b.decade),
    countries: countsBy(found.counts, 'country')
      .map(([country, entries]) => ({ country, entries }))
      .sort((a, b) => b.entries - a.entries || (a.country < b.country ? -1 : 1)),
    located: countOf(found.counts, 'located'),
    again: rewatches.map(({ filmId, evenings }) => ({ film: summaryIn(films, filmId), evenings })),
  };
}
