import type { AppStartListening } from '../../app/hooks';
import { listenForBookmarks } from './changes/bookmarkListeners';
import { createPost } from './changes/createPost';
import { listenForDeletions } from './changes/deletionListeners';
import { editPost } from './changes/editPost';
import { listenForLikes } from './changes/likeListeners';
import { postEdited, postRetried, postSubmitted } from './postsSlice';

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
};
