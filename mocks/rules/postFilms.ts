import { distinctTags } from '../../src/domain/distinctTags';
import type { RefusalName } from '../../src/domain/errors';
import type { PostEdit } from '../../src/domain/requests';
import { problemOfDay } from '../../src/domain/watchDay';
import type { DiaryRecord } from './filmRecords';
import type { PostFilm, RuleContext, UserRecord } from './records';

type FilmFieldChanges = Pick<
  PostEdit,
  'filmId' | 'rating' | 'watchedOn' | 'again' | 'spoilers' | 'tags'
>;

/** The post's film fields after the changes: omitted fields stay as they are. Without a film there are none. */
export function postFilmFields(
  earlier: PostFilm,
  changes: FilmFieldChanges,
  { now, nextSeq }: RuleContext,
): { fields: PostFilm } | RefusalName {
  const { filmId, rating, watchedOn, again, spoilers, tags } = { ...earlier, ...changes };
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
      ...(tags && tags.length > 0 && { tags: distinctTags(tags) }),
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
  tags: _t,
  ...post
}: T): Omit<T, keyof PostFilm> {
  return post;
}
