import { createSelector } from '@reduxjs/toolkit';
import type { FilmSummary } from '../../../domain/films';
import type { Post } from '../../../domain/entities';
import { selectSessionUser } from '../../auth/authSlice';
import { selectUncoveredIds } from '../postsSlice';

/** A post that gives its film away. */
export type SpoilingPost = Post & { film: FilmSummary };

/** Whether a post is marked as giving its film away. */
export const hasSpoilers = (post: Post): post is SpoilingPost =>
  post.spoilers === true && post.film !== undefined;

/**
 * Tells of any post whether its text and photo are covered: it is marked, and its reader neither wrote it, nor has
 * watched the film, nor asked for it all the same. Whatever shows, reads out or hands on a post asks this.
 */
export const selectIsCovered = createSelector(
  [selectSessionUser, selectUncoveredIds],
  (viewer, uncoveredIds) =>
    (post: Post): post is SpoilingPost =>
      hasSpoilers(post) &&
      post.author._id !== viewer?._id &&
      post.film.watched !== true &&
      !uncoveredIds.includes(post._id),
);
