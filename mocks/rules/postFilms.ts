import type { RefusalName } from '../../src/domain/errors';
import { LIMITS } from '../../src/domain/limits';
import type { PostEdit } from '../../src/domain/requests';
import type { DiaryRecord } from './filmRecords';
import type { PostFilm, RuleContext, UserRecord } from './records';

const HOUR_MS = 3_600_000;

/** Why nothing can have been watched that day; null if it can. The first time zone is 14 hours ahead of UTC. */
export function problemOfDay(day: string, now: Date): RefusalName | null {
  if (day < LIMITS.firstWatchDay) return 'watchedBeforeFilm';
  const lastDay = new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
  return day > lastDay ? 'watchedInFuture' : null;
}

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
  const problem = typeof watchedOn === 'string' ? problemOfDay(watchedOn, now) : null;
  if (problem) return problem;
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

/** An entry that the actor can change, or replace by a post. */
export function ownEntry(
  entry: DiaryRecord,
  actor: UserRecord,
): { entry: DiaryRecord } | RefusalName {
  if (entry.userId !== actor._id) return 'editNotDiarist';
  return entry.postId === null ? { entry } : 'entryOfPost';
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
