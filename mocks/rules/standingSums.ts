import {
  isWatched,
  type FilmRecord,
  type FilmSums,
  type PersonFilmRecord,
  type WeekOfTalk,
} from './filmRecords';
import type { Sequence } from './records';
import type { Standing } from './standing';

/** The standing with all derived fields updated. */
export function withDerivedFields(
  before: Standing,
  after: Standing,
  nextSeq: () => Sequence,
): Standing {
  return counted(before, { ...after, mine: derivePersonFilm(before, after, nextSeq) });
}

/** The standing with its film's numbers updated, once the person's relation to the film is. */
export const counted = (before: Standing, after: Standing): Standing => ({
  ...after,
  film: withKeys(withSums(after.film, before.mine, after.mine)),
});

/** A film that was discussed in these weeks, the earliest first. */
export const withTalk = (film: FilmRecord, talk: readonly WeekOfTalk[]): FilmRecord =>
  withKeys({ ...film, talk });

/** A person's relation to a film, from their ratings, entries and marks. */
export function derivePersonFilm(
  { mine: { watchedSeq }, entries: earlier }: Standing,
  { mine, ratings, entries }: Standing,
  nextSeq: () => Sequence,
): PersonFilmRecord {
  const { userId, filmId, mark, listedSeq, lovedSeq } = mine;
  const hasWatched = mark ?? (entries.length > 0 || ratings.length > 0);
  const rating = (hasWatched && ratings.at(-1)?.stars) || null;
  // A film that is watched, or watched again, leaves the watchlist.
  const isSeenNow = hasWatched && (watchedSeq === undefined || entries.length > earlier.length);
  return {
    userId,
    filmId,
    mark,
    rating,
    ...(listedSeq !== undefined && !isSeenNow && { listedSeq }),
    ...(lovedSeq !== undefined && { lovedSeq }),
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
    ...lovesOf(film, step(before.lovedSeq !== undefined, after.lovedSeq !== undefined)),
  };
  const { loved: _, ...rest } = film;
  return { ...rest, ...sums };
}

/** Left out at zero, as in the records from before people could love a film. */
function lovesOf({ loved = 0 }: FilmRecord, by: number): Pick<FilmSums, 'loved'> {
  return loved + by > 0 ? { loved: loved + by } : {};
}

/** What a film is taken to deserve before anybody has rated it, and how many votes that is worth. */
const PRIOR = { stars: 3.5, votes: 5 };

/**
 * A film's place among the highest rated, in thousandths of a star: its average, as if some members had given it the
 * prior. So a few high votes do not lead the list (a Bayesian average).
 */
const rankOf = ({ ratings, stars }: FilmSums): number =>
  Math.round((1000 * (PRIOR.votes * PRIOR.stars + stars)) / (PRIOR.votes + ratings));

function withKeys({ rankKey: _r, talkWeek: _w, talkCount: _c, ...film }: FilmRecord): FilmRecord {
  const latest = film.talk.at(-1);
  return {
    ...film,
    ...(film.ratings > 0 && { rankKey: rankOf(film) }),
    ...(latest && { talkWeek: latest.week, talkCount: latest.posts }),
  };
}
