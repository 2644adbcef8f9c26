import type { FilmRecord, FilmSums, PersonFilmRecord } from './filmRecords';
import type { Sequence } from './records';
import { isWatched, type Standing } from './standing';

/** The standing with all derived fields updated. */
export function withDerivedFields(
  before: Standing,
  after: Standing,
  nextSeq: () => Sequence,
): Standing {
  const mine = derivePersonFilm(after, before.mine.watchedSeq, nextSeq);
  return { ...after, mine, film: withKeys(withSums(after.film, before.mine, mine)) };
}

function derivePersonFilm(
  { mine, ratings, entries }: Standing,
  watchedSeq: Sequence | undefined,
  nextSeq: () => Sequence,
): PersonFilmRecord {
  const { userId, filmId, mark, listedSeq } = mine;
  const rating = ratings.at(-1)?.stars ?? null;
  const hasWatched = mark ?? (entries.length > 0 || rating !== null);
  return {
    userId,
    filmId,
    mark,
    rating,
    ...(listedSeq !== undefined && { listedSeq }),
    ...(hasWatched && {
      watchedSeq: watchedSeq ?? nextSeq(),
      watchedOn: entries.at(-1)?.watchedOn ?? '',
      starsKey: (rating ?? 0) * 2,
    }),
  };
}

function withSums(film: FilmRecord, before: PersonFilmRecord, after: PersonFilmRecord): FilmRecord {
  const step = (was: boolean, is: boolean): number => Number(is) - Number(was);
  const histogram = [...film.histogram];
  const count = (stars: number | null, by: number): void => {
    if (stars !== null) histogram[stars * 2 - 1] = (histogram[stars * 2 - 1] ?? 0) + by;
  };
  count(before.rating, -1);
  count(after.rating, 1);
  const sums: Omit<FilmSums, 'talk'> = {
    histogram,
    ratings: film.ratings + step(before.rating !== null, after.rating !== null),
    stars: film.stars - (before.rating ?? 0) + (after.rating ?? 0),
    watched: film.watched + step(isWatched(before), isWatched(after)),
    watchlist: film.watchlist + step(before.listedSeq !== undefined, after.listedSeq !== undefined),
  };
  return { ...film, ...sums };
}

/** In hundredths of a star; null while it has no ratings. */
export const averageOf = ({ ratings, stars }: FilmSums): number | null =>
  ratings === 0 ? null : Math.round((100 * stars) / ratings);

function withKeys({
  averageKey: _a,
  talkWeek: _w,
  talkCount: _c,
  ...film
}: FilmRecord): FilmRecord {
  const average = averageOf(film);
  const latest = film.talk.at(-1);
  return {
    ...film,
    ...(average !== null && { averageKey: average }),
    ...(latest && { talkWeek: latest.week, talkCount: latest.posts }),
  };
}
