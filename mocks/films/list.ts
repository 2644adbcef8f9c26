import type { Film } from '../../src/domain/films';
import type { FilmsQuery } from '../../src/domain/queries';
import type { KeyPart, Reading } from '../db/db';
import { decodeKey, encodeCursor } from '../feeds/cursor';
import type { FilmRecord } from '../rules/filmRecords';
import { untouchedFilm } from '../rules/standing';
import { holdsWords, nameKey } from '../rules/titles';
import type { FilmIndex, Ranked } from './filmIndex';

interface FilmPage {
  films: FilmRecord[];
  nextCursor: string | null;
}

/** A film with its key in the order of the list. */
interface Placed {
  film: FilmRecord;
  key: readonly KeyPart[];
}

/** Of the key of a film that people talk of or have rated: after it come others, and then the whole catalogue. */
const STANDING_PARTS = 3;

/** Whether the film is one of those that the query asks for. */
function filterOf({ genre, country, director, decade }: FilmsQuery): (film: Film) => boolean {
  const isAmong = (wanted: string | undefined, names: readonly string[]): boolean =>
    wanted === undefined || names.some((name) => nameKey(name) === nameKey(wanted));
  const isBy = (names: readonly string[]): boolean =>
    director === undefined || names.some((name) => holdsWords(name, director));
  return (film) =>
    isAmong(genre, film.genres) &&
    isAmong(country, film.countries) &&
    isBy(film.directors) &&
    (decade === undefined || Math.floor(film.year / 10) * 10 === decade);
}

const isFiltered = ({ genre, country, director, decade }: FilmsQuery): boolean =>
  [genre, country, director, decade].some((filter) => filter !== undefined);

const recordOf = async (tx: Reading, film: Film): Promise<FilmRecord> =>
  (await tx.get('films', film._id)) ?? untouchedFilm(film, 0);

/** The page of films that the query asks for. @throws Refusal 400 for a cursor of another list */
export async function listFilms(
  tx: Reading,
  filmIndex: FilmIndex,
  query: FilmsQuery,
): Promise<FilmPage> {
  const { q, sort, limit, cursor, genre, country, director, decade } = query;
  const place = { feed: `films:${JSON.stringify([q, genre, country, director, decade])}`, sort };
  const after = cursor === null ? null : decodeKey(cursor, place, [1, 2, 3]);
  const wanted = limit + 1;
  const placed =
    q !== undefined
      ? await found(tx, filmIndex, query, after, wanted)
      : sort === 'year'
        ? await byYear(tx, filmIndex, query, after, wanted)
        : await byStanding(tx, filmIndex, query, after, wanted);
  const page = placed.slice(0, limit);
  const last = page.at(-1);
  const endsInStanding =
    !isFiltered(query) && page.length === limit && last?.key.length === STANDING_PARTS;
  const hasMore = placed.length > limit || endsInStanding;
  return {
    films: page.map(({ film }) => film),
    nextCursor: hasMore && last ? encodeCursor(place, last.key) : null,
  };
}

type Find = (
  tx: Reading,
  filmIndex: FilmIndex,
  query: FilmsQuery,
  after: readonly KeyPart[] | null,
  wanted: number,
) => Promise<Placed[]>;

/** Those of an ordered list that come after a key and are wanted. */
async function takeFrom<T extends Ranked>(
  tx: Reading,
  ranked: readonly T[],
  keyOf: (item: T) => readonly [number, number],
  isAfter: (key: readonly [number, number]) => boolean,
  { query, wanted }: { query: FilmsQuery; wanted: number },
): Promise<Placed[]> {
  const fits = filterOf(query);
  const placed: Placed[] = [];
  for (const item of ranked) {
    if (placed.length === wanted) break;
    const key = keyOf(item);
    if (isAfter(key) && fits(item.film)) placed.push({ film: await recordOf(tx, item.film), key });
  }
  return placed;
}

/** The films that fit the words, the best first. */
const found: Find = async (tx, filmIndex, query, after, wanted) => {
  const [fit = -1, rank = -1] = (after ?? []).map(Number);
  return takeFrom(
    tx,
    await filmIndex.search(tx, query.q ?? ''),
    (hit) => [hit.fit, hit.rank],
    (key) => key[0] > fit || (key[0] === fit && key[1] > rank),
    { query, wanted },
  );
};

/** The newest first; of one year the better known first. */
const byYear: Find = async (tx, filmIndex, query, after, wanted) => {
  const [year = Infinity, rank = -1] = (after ?? []).map(Number);
  return takeFrom(
    tx,
    await filmIndex.byYear(tx),
    ({ film, rank: place }) => [film.year, place],
    (key) => key[0] < year || (key[0] === year && key[1] > rank),
    { query, wanted },
  );
};

/** First those that people talk of or have rated, by that; then all the others by their rank. */
const byStanding: Find = async (tx, filmIndex, query, after, wanted) => {
  const index = query.sort === 'rating' ? 'byRating' : 'byTalk';
  const fits = filterOf(query);
  const placed: Placed[] = [];
  // Without a filter more is sure to follow, and a full page need not wait for the whole catalogue.
  const most = isFiltered(query) ? wanted : query.limit;
  if (after?.length !== 1) {
    const range = { prefix: [], ...(after && { below: after }) };
    for await (const film of tx.scan('films', index, range, 'descending')) {
      if (fits(film.film)) placed.push({ film, key: standingKey(film, index) });
      if (placed.length === most) return placed;
    }
  }
  const known = after?.length === 1 ? Number(after[0]) : -1;
  for (const { film, rank } of await filmIndex.all(tx)) {
    if (rank <= known || !fits(film)) continue;
    const record = await recordOf(tx, film);
    if (hasStanding(record, index)) continue;
    placed.push({ film: record, key: [rank] });
    if (placed.length === wanted) break;
  }
  return placed;
};

type StandingIndex = 'byRating' | 'byTalk';

const hasStanding = (film: FilmRecord, index: StandingIndex): boolean =>
  (index === 'byRating' ? film.averageKey : film.talkWeek) !== undefined;

const standingKey = (film: FilmRecord, index: StandingIndex): readonly KeyPart[] =>
  index === 'byRating'
    ? [film.averageKey ?? 0, film.ratings, film.seq]
    : [film.talkWeek ?? 0, film.talkCount ?? 0, film.seq];
