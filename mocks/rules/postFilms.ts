import type { RefusalName } from '../../src/domain/errors';
import type { PostEdit } from '../../src/domain/requests';
import type { PostFilm, RuleContext } from './records';

const HOUR_MS = 3_600_000;

/** Whether the day has not begun anywhere on earth: the first time zone is 14 hours ahead of UTC. */
export const isInFuture = (day: string, now: Date): boolean =>
  day > new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);

type FilmFieldChanges = Pick<PostEdit, 'filmId' | 'rating' | 'watchedOn' | 'again' | 'spoilers'>;

/** The post's film fields after the changes: omitted fields stay as they are. Without a film there are none. */
export function postFilmFields(
  earlier: PostFilm,
  changes: FilmFieldChanges,
  { now, nextSeq }: RuleContext,
): { fields: PostFilm } | RefusalName {
  const { filmId, rating, watchedOn, again, spoilers } = { ...earlier, ...changes };
  if (filmId === undefined || filmId === null) {
    if (changes.rating !== undefined && changes.rating !== null) return 'ratedWithoutFilm';
    if (changes.watchedOn !== undefined && changes.watchedOn !== null) return 'datedWithoutFilm';
    return { fields: {} };
  }
  if (typeof watchedOn === 'string' && isInFuture(watchedOn, now)) return 'watchedInFuture';
  const isSame = earlier.filmId === filmId && earlier.rating === rating;
  return {
    fields: {
      filmId,
      ...(typeof rating === 'number' && {
        rating,
        ratedSeq: isSame ? (earlier.ratedSeq ?? nextSeq()) : nextSeq(),
      }),
      ...(typeof watchedOn === 'string' && { watchedOn }),
      ...(again === true && { again }),
      ...(spoilers === true && { spoilers }),
    },
  };
}

/** The post without its film fields. */
export function withoutFilm<T extends PostFilm>({
  filmId: _f,
  rating: _r,
  ratedSeq: _s,
  watchedOn: _w,
  again: _a,
  spoilers: _p,
  ...post
}: T): Omit<T, keyof PostFilm> {
  return post;
}
