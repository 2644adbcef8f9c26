import type { AppStartListening } from '../../app/hooks';
import { createPost } from './createPost';
import { deletePost, undoDeletion } from './deletePost';
import { editPost } from './editPost';
import { deletionUndone, linkCopied, postEdited } from './postEvents';
import { postDeleted, postRetried, postSubmitted } from './postsSlice';
import { notices } from '../ui/notice';
import { noticeQueued } from '../ui/uiSlice';

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
      dispatch(noticeQueued(notices.linkCopied()));
    },
  });
};
