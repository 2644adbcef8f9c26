import type { AppStartListening } from '../../app/hooks';
import { listenForBookmarks } from './changes/bookmark';
import { createPost } from './changes/createPost';
import { listenForDeletions } from './changes/deletion';
import { listenForEdits } from './changes/edit';
import { listenForLikes } from './changes/like';
import { postRetried, postSubmitted } from '../drafts/draftsSlice';

export const listenForPosts = (start: AppStartListening): void => {
  listenForLikes(start);
  listenForBookmarks(start);
  listenForDeletions(start);
  listenForEdits(start);
  start({
    actionCreator: postSubmitted,
    effect: ({ payload }, api) => createPost(payload._id, api),
  });
  start({
    actionCreator: postRetried,
    effect: ({ payload }, api) => createPost(payload.postId, api),
  });
};
