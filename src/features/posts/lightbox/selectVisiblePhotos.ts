import { createSelector } from '@reduxjs/toolkit';
import { selectPost } from '../changes/selectPost';
import { selectIsCovered } from '../cover';
import { photosOf } from './photoSlides';

/** The photos of a post that the viewer may see: none if it is covered or deleted. */
export const selectVisiblePhotos = createSelector(
  [selectPost, selectIsCovered],
  (post, isCovered) => (post && !isCovered(post) ? photosOf(post) : []),
);
