import type { Film } from '../../src/domain/films';
import type { FilmsQuery } from '../../src/domain/filmQueries';
import type { KeyPart, Reading } from '../db/db';
import { decodeKey, encodeCursor } from '../feeds/cursor';
import type { FilmRecord } from '../rules/filmRecords';
import type { UserRecord } from '../rules/records';
import { recordOf } from './findFilm';
import { fitsOf, isFiltered, type Fits } from './filmFilter';
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
const SCORED_PARTS = 3;

/** The requested page of films. @throws Refusal 400 for a cursor of another list */
export async function listFilms(
  tx: Reading,
  filmIndex: FilmIndex,
  query: FilmsQuery,
  viewer: UserRecord | null,
): Promise<FilmPage> {
  const { sort, limit, cursor, ...filters } = query;
  const scope = { feed: `films:${JSON.stringify(filters)}`, sort };
  const after = cursor === null ? null : decodeKey(cursor, scope, [1, 2, 3]);
  const wanted: Wanted = { query, fits: await fitsOf(tx, query, viewer), count: limit + 1 };
  const keyed =
    query.q !== undefined
      ? await bySearch(tx, filmIndex, wanted, after)
      : sort === 'year'
        ? await byYear(tx, filmIndex, wanted, after)
        : await byScore(tx, filmIndex, wanted, after);
  const page = keyed.slice(0, limit);
  const last = page.at(-1);
  const endsInScored =
    !isFiltered(query) && page.length === limit && last?.key.length === SCORED_PARTS;
  const hasMore = keyed.length > limit || endsInScored;
  return {
    films: page.map(({ film }) => film),
    nextCursor: hasMore && last ? encodeCursor(scope, last.key) : null,
  };
}

interface Wanted {
  query: FilmsQuery;
  fits: Fits;
  count: number;
}

type Find = (
  tx: Reading,
  filmIndex: FilmIndex,
  wanted: Wanted,
  after: readonly KeyPart[] | null,
) => Promise<KeyedFilm[]>;

/** The films that fit, in order. As many as may be wanted are asked about together. */
async function* fitting<T extends { film: Film }>(
  films: Iterable<T>,
  { fits, count }: Wanted,
): AsyncGenerator<T[]> {
  const iterator = films[Symbol.iterator]();
  for (;;) {
    const batch: T[] = [];
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      batch.push(next.value);
      if (batch.length === count) break;
    }
    if (batch.length === 0) return;
    const fit = await Promise.all(batch.map(async ({ film }) => fits(film)));
    yield batch.filter((_item, index) => fit[index]);
  }
}

function* where<T>(items: Iterable<T>, isWanted: (item: T) => boolean): Generator<T> {
  for (const item of items) if (isWanted(item)) yield item;
}

/** Takes up to `count` matching films after a key from an ordered list. */
async function takeFrom<T extends Ranked>(
  tx: Reading,
  ranked: Iterable<T>,
  keyOf: (item: T) => readonly [number, number],
  isAfter: (key: readonly [number, number]) => boolean,
  wanted: Wanted,
): Promise<KeyedFilm[]> {
  const taken: T[] = [];
  const left = where(ranked, (item) => isAfter(keyOf(item)));
  for await (const batch of fitting(left, wanted)) {
    taken.push(...batch);
    if (taken.length >= wanted.count) break;
  }
  return Promise.all(
    taken
      .slice(0, wanted.count)
      .map(async (item) => ({ film: await recordOf(tx, item.film), key: keyOf(item) })),
  );
}

/** The films that match the words, the best match first. */
const bySearch: Find = async (tx, filmIndex, wanted, after) => {
  const [fit = -1, rank = -1] = (after ?? []).map(Number);
  return takeFrom(
    tx,
    await filmIndex.search(tx, wanted.query.q ?? ''),
    (hit) => [hit.fit, hit.rank],
    (key) => key[0] > fit || (key[0] === fit && key[1] > rank),
    wanted,
  );
};

/** The newest first; within a year, the better known first. */
const byYear: Find = async (tx, filmIndex, wanted, after) => {
  const [year = Infinity, rank = -1] = (after ?? []).map(Number);
  return takeFrom(
    tx,
    await filmIndex.byYear(tx),
    ({ film, rank }) => [film.year, rank],
    (key) => key[0] < year || (key[0] === year && key[1] > rank),
    wanted,
  );
};

/** First the films that have been discussed or rated, by that; then all others by rank. */
const byScore: Find = async (tx, filmIndex, wanted, after) => {
  const { query, fits, count } = wanted;
  const index = query.sort === 'rating' ? 'byRating' : 'byTalk';
  const keyed: KeyedFilm[] = [];
  // Without a filter another page surely follows, so a full one need not wait for the whole catalogue.
  const size = isFiltered(query) ? count : query.limit;
  for (let below = after; below?.length !== 1;) {
    const range = { prefix: [], ...(below && { below }) };
    const films = await tx.first('films', index, [range], 'descending', size);
    const fit = await Promise.all(films.map(async ({ film }) => fits(film)));
    for (const [place, film] of films.entries())
      if (fit[place]) keyed.push({ film, key: scoreKey(film, index) });
    if (keyed.length >= size) return keyed.slice(0, size);
    const last = films.at(-1);
    if (!last || films.length < size) break;
    below = scoreKey(last, index);
  }
  const known = after?.length === 1 ? Number(after[0]) : -1;
  const left = where(await filmIndex.all(tx), ({ rank }) => rank > known);
  for await (const batch of fitting(left, wanted)) {
    const records = await Promise.all(
      batch.map(async ({ film, rank }) => ({ film: await recordOf(tx, film), key: [rank] })),
    );
    keyed.push(...records.filter(({ film }) => !isScored(film, index)));
    if (keyed.length >= count) break;
  }
  return keyed.slice(0, count);
};

type ScoreIndex = 'byRating' | 'byTalk';

const isScored = (film: FilmRecord, index: ScoreIndex): boolean =>
  (index === 'byRating' ? film.rankKey : film.talkWeek) !== undefined;

const scoreKey = (film: FilmRecord, index: ScoreIndex): readonly KeyPart[] =>
  index === 'byRating'
    ? [film.rankKey ?? 0, film.ratings, film.seq]
    : [film.talkWeek ?? 0, film.talkCount ?? 0, film.seq];
