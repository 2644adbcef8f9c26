import type { AppStartListening, RootState } from '../../app/hooks';
import { createPost } from './createPost';
import { deletePost, undoDeletion } from './deletePost';
import { editPost } from './editPost';
import { findPost } from './postCache';
import { deletionUndone, linkCopied, postEdited } from './postEvents';
import { postDeleted, postRetried, postSubmitted } from './postsSlice';
import { toasts } from '../ui/toast';
import { modalClosed, toastQueued, selectModal } from '../ui/uiSlice';

const isPhotoGone = (state: RootState): boolean => {
  const modal = selectModal(state);
  return modal?.kind === 'photo' && !findPost(state, modal.postId)?.photos;
};

export const listenForPosts = (start: AppStartListening): void => {
  start({
    actionCreator: postSubmitted,
    effect: ({ payload }, api) => createPost(payload._id, api),
  });
  start({
    actionCreator: postRetried,
    effect: ({ payload }, api) => createPost(payload.postId, api),
  });
  start({ actionCreator: postEdited, effect: ({ payload }, api) => editPost(payload, api) });
  start({ actionCreator: postDeleted, effect: ({ payload }, api) => deletePost(payload, api) });
  start({
    actionCreator: deletionUndone,
    effect: ({ payload }, api) => undoDeletion(payload, api),
  });
  start({
    actionCreator: linkCopied,
    effect: (_action, { dispatch }) => {
      dispatch(toastQueued(toasts.linkCopied()));
    },
  });
  // Another tab may remove the photo that is being looked at.
  start({
    predicate: (_action, state) => isPhotoGone(state),
    effect: (_action, { dispatch }) => {
      dispatch(modalClosed());
    },
  });
};
