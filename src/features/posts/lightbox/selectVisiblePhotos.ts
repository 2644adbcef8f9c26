import { createSelector } from '@reduxjs/toolkit';
import { selectPost } from '../changes/selectPost';
import { selectIsCovered } from '../changes/spoilers';
import { visiblePhotos } from './photoSlides';

/** The photos of a post that its reader may see: none where it is covered or gone. */
export const selectVisiblePhotos = createSelector(
  [selectPost, selectIsCovered],
  (post, isCovered) => (post ? visiblePhotos([post], isCovered) : []),
);
