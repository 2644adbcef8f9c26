import type { Film } from '../../src/domain/films';
import type { FilmsQuery } from '../../src/domain/queries';
import type { KeyPart, Reading } from '../db/db';
import { decodeKey, encodeCursor } from '../feeds/cursor';
import type { FilmRecord } from '../rules/filmRecords';
import { emptyFilmRecord } from '../rules/standing';
import { containsWords, nameKey } from '../rules/titles';
import type { FilmIndex, Ranked } from './filmIndex';

interface FilmPage {
  films: FilmRecord[];
  nextCursor: string | null;
}

/** A film with its key in the list's order. */
interface KeyedFilm {
  film: FilmRecord;
  key: readonly KeyPart[];
}

/** The key length of a film that has been discussed or rated. After it come more of them, then the whole catalogue. */
const STANDING_PARTS = 3;

/** Whether a film matches the query's filters. */
function filterOf({ genre, country, director, decade }: FilmsQuery): (film: Film) => boolean {
  const isAmong = (wanted: string | undefined, names: readonly string[]): boolean =>
    wanted === undefined || names.some((name) => nameKey(name) === nameKey(wanted));
  const isBy = (names: readonly string[]): boolean =>
    director === undefined || names.some((name) => containsWords(name, director));
  return (film) =>
    isAmong(genre, film.genres) &&
    isAmong(country, film.countries) &&
    isBy(film.directors) &&
    (decade === undefined || Math.floor(film.year / 10) * 10 === decade);
}

const isFiltered = ({ genre, country, director, decade }: FilmsQuery): boolean =>
  [genre, country, director, decade].some((filter) => filter !== undefined);

const recordOf = async (tx: Reading, film: Film): Promise<FilmRecord> =>
  (await tx.get('films', film._id)) ?? emptyFilmRecord(film, 0);

/** The requested page of films. @throws Refusal 400 for a cursor of another list */
export async function listFilms(
  tx: Reading,
  filmIndex: FilmIndex,
  query: FilmsQuery,
): Promise<FilmPage> {
  const { q, sort, limit, cursor, genre, country, director, decade } = query;
  const scope = { feed: `films:${JSON.stringify([q, genre, country, director, decade])}`, sort };
  const after = cursor === null ? null : decodeKey(cursor, scope, [1, 2, 3]);
  const count = limit + 1;
  const keyed =
    q !== undefined
      ? await bySearch(tx, filmIndex, query, after, count)
      : sort === 'year'
        ? await byYear(tx, filmIndex, query, after, count)
        : await byStanding(tx, filmIndex, query, after, count);
  const page = keyed.slice(0, limit);
  const last = page.at(-1);
  const endsInStanding =
    !isFiltered(query) && page.length === limit && last?.key.length === STANDING_PARTS;
  const hasMore = keyed.length > limit || endsInStanding;
  return {
    films: page.map(({ film }) => film),
    nextCursor: hasMore && last ? encodeCursor(scope, last.key) : null,
  };
}

type Find = (
  tx: Reading,
  filmIndex: FilmIndex,
  query: FilmsQuery,
  after: readonly KeyPart[] | null,
  count: number,
) => Promise<KeyedFilm[]>;

/** Takes up to `count` matching films after a key from an ordered list. */
async function takeFrom<T extends Ranked>(
  tx: Reading,
  ranked: Iterable<T>,
  keyOf: (item: T) => readonly [number, number],
  isAfter: (key: readonly [number, number]) => boolean,
  { query, count }: { query: FilmsQuery; count: number },
): Promise<KeyedFilm[]> {
  const fits = filterOf(query);
  const reads: Promise<KeyedFilm>[] = [];
  for (const item of ranked) {
    if (reads.length === count) break;
    const key = keyOf(item);
    if (!isAfter(key) || !fits(item.film)) continue;
    reads.push(recordOf(tx, item.film).then((film) => ({ film, key })));
  }
  return Promise.all(reads);
}

/** The films that match the words, the best match first. */
const bySearch: Find = async (tx, filmIndex, query, after, count) => {
  const [fit = -1, rank = -1] = (after ?? []).map(Number);
  return takeFrom(
    tx,
    await filmIndex.search(tx, query.q ?? ''),
    (hit) => [hit.fit, hit.rank],
    (key) => key[0] > fit || (key[0] === fit && key[1] > rank),
    { query, count },
  );
};

/** The newest first; within a year, the better known first. */
const byYear: Find = async (tx, filmIndex, query, after, count) => {
  const [year = Infinity, rank = -1] = (after ?? []).map(Number);
  return takeFrom(
    tx,
    await filmIndex.byYear(tx),
    ({ film, rank }) => [film.year, rank],
    (key) => key[0] < year || (key[0] === year && key[1] > rank),
    { query, count },
  );
};

/** First the films that have been discussed or rated, by that; then all others by rank. */
const byStanding: Find = async (tx, filmIndex, query, after, count) => {
  const index = query.sort === 'rating' ? 'byRating' : 'byTalk';
  const fits = filterOf(query);
  const keyed: KeyedFilm[] = [];
  // Without a filter another page surely follows, so a full one need not wait for the whole catalogue.
  const size = isFiltered(query) ? count : query.limit;
  if (after?.length !== 1) {
    const range = { prefix: [], ...(after && { below: after }) };
    for await (const film of tx.scan('films', index, range, 'descending')) {
      if (fits(film.film)) keyed.push({ film, key: standingKey(film, index) });
      if (keyed.length === size) return keyed;
    }
  }
  const known = after?.length === 1 ? Number(after[0]) : -1;
  for (const { film, rank } of await filmIndex.all(tx)) {
    if (rank <= known || !fits(film)) continue;
    const record = await recordOf(tx, film);
    if (hasStanding(record, index)) continue;
    keyed.push({ film: record, key: [rank] });
    if (keyed.length === count) break;
  }
  return keyed;
};

type StandingIndex = 'byRating' | 'byTalk';

const hasStanding = (film: FilmRecord, index: StandingIndex): boolean =>
  (index === 'byRating' ? film.averageKey : film.talkWeek) !== undefined;

const standingKey = (film: FilmRecord, index: StandingIndex): readonly KeyPart[] =>
  index === 'byRating'
    ? [film.averageKey ?? 0, film.ratings, film.seq]
    : [film.talkWeek ?? 0, film.talkCount ?? 0, film.seq];
