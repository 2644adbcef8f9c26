import { createSelector } from '@reduxjs/toolkit';
import type { FilmSummary } from '../../../domain/filmSummary';
import type { Post, SpoilerMark } from '../../../domain/entities';
import { selectSessionUser } from '../../auth/authSlice';
import { selectUncoveredIds } from '../postsSlice';

/** A post that gives its film away. */
export type SpoilingPost = Post & { film: FilmSummary };

/** Whether a post is marked as giving its film away. */
export const hasSpoilers = (post: Post): post is SpoilingPost =>
  post.spoilers === true && post.film !== undefined;

/** The nearest spoiler mark above a reply. */
export const markAbove = ({ replyTo }: Post): SpoilerMark | undefined =>
  replyTo && !replyTo.deleted ? replyTo.spoilers : undefined;

const seen = (film: FilmSummary, watched: boolean | undefined): FilmSummary =>
  watched === undefined ? film : { ...film, watched };

/**
 * The post after its reader said whether they have watched its own film, or that of the mark above it.
 * @param watched undefined where nothing was said
 */
export const withWatched = (
  post: Post,
  watched: { own: boolean | undefined; above: boolean | undefined },
): Post => {
  const { film, replyTo } = post;
  const mark = replyTo && !replyTo.deleted && replyTo.spoilers;
  return {
    ...post,
    ...(film && { film: seen(film, watched.own) }),
    ...(mark && {
      replyTo: { ...replyTo, spoilers: { ...mark, film: seen(mark.film, watched.above) } },
    }),
  };
};

/** What may cover a post: its own mark, and the nearest above it. */
export const marksOf = (post: Post): SpoilerMark[] => {
  const own = hasSpoilers(post)
    ? [{ postId: post._id, authorId: post.author._id, film: post.film }]
    : [];
  const above = markAbove(post);
  return above ? [...own, above] : own;
};

/**
 * Answers of any post by which mark its text and photo are covered, if they are: it is marked itself, or answers what is,
 * and its reader neither wrote the one or the other, nor has watched the film, nor asked for it all the same.
 */
export const selectCover = createSelector(
  [selectSessionUser, selectUncoveredIds],
  (viewer, uncoveredIds) =>
    (post: Post): SpoilerMark | undefined =>
      post.author._id === viewer?._id
        ? undefined
        : marksOf(post).find(
            ({ postId, authorId, film }) =>
              authorId !== viewer?._id && film.watched !== true && !uncoveredIds.includes(postId),
          ),
);

/** Tells of any post whether it is covered. Whatever shows, reads out or hands on a post asks this. */
export const selectIsCovered = createSelector(
  [selectCover],
  (cover) => (post: Post) => cover(post) !== undefined,
);
