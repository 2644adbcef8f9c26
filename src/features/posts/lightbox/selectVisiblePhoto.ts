import type { RootState } from '../../../app/hooks';
import { selectPost } from '../changes/selectPost';
import { selectIsCovered } from '../changes/spoilers';
import { visiblePhotos, type PhotoPost } from './photoSlides';

/** A post whose photo its reader may see; undefined where it has none, is covered or gone. */
export const selectVisiblePhoto = (state: RootState, postId: string): PhotoPost | undefined => {
  const post = selectPost(state, postId);
  return post && visiblePhotos([post], selectIsCovered(state))[0];
};
