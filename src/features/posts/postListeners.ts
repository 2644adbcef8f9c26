import type { AppStartListening, RootState } from '../../app/hooks';
import { listenForBookmarks } from './changes/bookmarkListeners';
import { createPost } from './changes/createPost';
import { listenForDeletions } from './changes/deletionListeners';
import { editPost } from './changes/editPost';
import { listenForLikes } from './changes/likeListeners';
import { selectPost } from './changes/selectPost';
import { postEdited, postRetried, postSubmitted } from './postsSlice';
import { modalClosed, selectModal } from '../ui/uiSlice';

const isPhotoGone = (state: RootState): boolean => {
  const modal = selectModal(state);
  return modal?.kind === 'photo' && !selectPost(state, modal.postId)?.photos;
};

export const listenForPosts = (start: AppStartListening): void => {
  listenForLikes(start);
  listenForBookmarks(start);
  listenForDeletions(start);
  start({
    actionCreator: postSubmitted,
    effect: ({ payload }, api) => createPost(payload._id, api),
  });
  start({
    actionCreator: postRetried,
    effect: ({ payload }, api) => createPost(payload.postId, api),
  });
  start({ actionCreator: postEdited, effect: ({ payload }, api) => editPost(payload, api) });
  // Another tab may remove the photo that is being looked at.
  start({
    predicate: (_action, state) => isPhotoGone(state),
    effect: (_action, { dispatch }) => {
      dispatch(modalClosed());
    },
  });
};
