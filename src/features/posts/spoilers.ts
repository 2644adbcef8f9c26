import type { FilmSummary } from '../../domain/filmSummary';
import type { Post, SpoilerMark } from '../../domain/entities';

/** A post marked as containing spoilers for its film. */
export type SpoilingPost = Post & { film: FilmSummary };

/** Whether a post is marked as containing spoilers. */
export const hasSpoilers = (post: Post): post is SpoilingPost =>
  post.spoilers === true && post.film !== undefined;

/** The nearest spoiler mark above a reply. */
export const markAbove = ({ replyTo }: Post): SpoilerMark | undefined =>
  replyTo && !replyTo.deleted ? replyTo.spoilers : undefined;

/** The marks that may cover a post: its own, and the nearest above it. */
export const marksOf = (post: Post): SpoilerMark[] => {
  const own = hasSpoilers(post)
    ? [{ postId: post._id, authorId: post.author._id, film: post.film }]
    : [];
  const above = markAbove(post);
  return above ? [...own, above] : own;
};
