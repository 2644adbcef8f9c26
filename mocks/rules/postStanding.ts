import { distinctTags } from '../../src/domain/distinctTags';
import type { DiaryRecord, WeekOfTalk } from './filmRecords';
import type { PostFilm, PostRecord } from './records';
import { sourceOfPost, withEntry, withoutSource, withRating, type Standing } from './standing';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const weekOf = (createdAt: string): number =>
  Math.floor((Math.floor(Date.parse(createdAt) / DAY_MS) + 3) / 7);

function countTalk(standing: Standing, { createdAt }: PostRecord, by: 1 | -1): Standing {
  const week = weekOf(createdAt);
  const { film } = standing;
  const known = film.talk.find((entry) => entry.week === week)?.posts ?? 0;
  const talk: WeekOfTalk[] = [
    ...film.talk.filter((entry) => entry.week !== week),
    { week, posts: known + by },
  ]
    .filter(({ posts }) => posts > 0)
    .sort((a, b) => a.week - b.week);
  return { ...standing, film: { ...film, talk } };
}

/**
 * The entry by hand that a post's evening stands for: of the same day, without words, and with nothing that the post
 * does not have. It comes back when the post goes.
 */
export const sameEvening = (
  { entries }: Pick<Standing, 'entries'>,
  { watchedOn, rating, tags = [] }: Pick<PostFilm, 'watchedOn' | 'rating' | 'tags'>,
): DiaryRecord | undefined =>
  entries.find(
    (entry) =>
      entry.postId === null &&
      !entry.text &&
      entry.watchedOn === watchedOn &&
      (entry.rating === null || rating !== undefined) &&
      distinctTags([...tags, ...(entry.tags ?? [])]).length === tags.length,
  );

/** Adds what follows from a post about the film: the discussion, its rating and, if dated, its diary entry. */
export function withPost(standing: Standing, post: PostRecord): Standing {
  const { _id, authorId: userId, filmId, watchedOn, rating, ratedSeq, again, tags, seq } = post;
  if (filmId === undefined) return standing;
  const source = sourceOfPost(_id);
  const withTalk = countTalk(standing, post, 1);
  if (watchedOn !== undefined) {
    const byHand = sameEvening(standing, post);
    return withEntry(byHand ? withoutSource(withTalk, byHand._id) : withTalk, {
      _id: source,
      userId,
      filmId,
      watchedOn,
      rating: rating ?? null,
      ...(ratedSeq !== undefined && { ratedSeq }),
      again: again ?? byHand?.again ?? null,
      ...(tags && { tags }),
      postId: _id,
      seq,
      ...(byHand && { byHand }),
    });
  }
  if (rating === undefined || ratedSeq === undefined) return withTalk;
  return withRating(withTalk, { userId, filmId, source, stars: rating, seq: ratedSeq });
}

/** The reverse of `withPost`. */
export function withoutPost(standing: Standing, post: PostRecord): Standing {
  const source = sourceOfPost(post._id);
  const cleared = withoutSource(countTalk(standing, post, -1), source);
  const byHand = standing.entries.find(({ _id }) => _id === source)?.byHand;
  return byHand ? withEntry(cleared, byHand) : cleared;
}
