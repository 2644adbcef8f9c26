import { createSelector } from '@reduxjs/toolkit';
import type { Post, SpoilerMark } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { selectUncovered } from './postsSlice';
import { marksOf } from './spoilers';

/** Why the viewer would rather not see a post. */
export type Folded = NonNullable<Post['folded']>;

/** What covers a post: that the viewer would rather not see it, or else a spoiler mark. */
export type Cover = { postId: string; folded: Folded } | SpoilerMark;

/** Stands in for a folded post. */
export const FOLDED: Record<Folded, string> = {
  muted: 'A post by somebody you muted',
  word: 'A post with a word you would rather not see',
};

/**
 * Returns a function that finds what covers a post, if anything: a fold, its own mark, or a mark above it. A viewer who
 * wrote the post, or chose to see it, is shown everything; so is one who wrote the marked post or has watched its film.
 */
export const selectCover = createSelector(
  [selectSessionUser, selectUncovered],
  (viewer, uncovered) =>
    (post: Post): Cover | undefined => {
      const { _id, author, folded } = post;
      if (author._id === viewer?._id) return undefined;
      const isShown = (postIds: string[], film: string | null) =>
        uncovered.some(({ postId, filmId }) => filmId === film && postIds.includes(postId));
      if (folded && !isShown([_id], null)) return { postId: _id, folded };
      return marksOf(post).find(
        ({ postId, authorId, film }) =>
          authorId !== viewer?._id &&
          film.watched !== true &&
          // The marks of a reply and of the post above it often name the same film: one click shows the reply.
          !isShown([postId, _id], film._id),
      );
    },
);

/** Returns a check whether a post is covered. Everything that shows, reads out or shares a post must use it. */
export const selectIsCovered = createSelector(
  [selectCover],
  (cover) => (post: Post) => cover(post) !== undefined,
);
