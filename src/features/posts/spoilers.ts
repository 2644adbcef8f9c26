import { createSelector } from '@reduxjs/toolkit';
import type { FilmSummary } from '../../domain/filmSummary';
import type { Post, SpoilerMark } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { selectUncovered } from './postsSlice';

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

/**
 * Returns a function that finds the mark by which a post's text and photo are covered, if any: its own, or one above
 * it. A viewer who wrote either post, has watched the film, or chose to see the spoilers is shown everything.
 */
export const selectCover = createSelector(
  [selectSessionUser, selectUncovered],
  (viewer, uncovered) =>
    (post: Post): SpoilerMark | undefined =>
      post.author._id === viewer?._id
        ? undefined
        : marksOf(post).find(
            ({ postId, authorId, film }) =>
              authorId !== viewer?._id &&
              film.watched !== true &&
              !uncovered.some(
                // The marks of a reply and of the post above it often name the same film: one click shows the reply.
                (shown) => shown.filmId === film._id && [postId, post._id].includes(shown.postId),
              ),
          ),
);

/** Returns a check whether a post is covered. Everything that shows, reads out or shares a post must use it. */
export const selectIsCovered = createSelector(
  [selectCover],
  (cover) => (post: Post) => cover(post) !== undefined,
);
