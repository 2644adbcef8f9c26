import type { AppListenerApi } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import { selectSessionUser } from '../auth/authSlice';
import { notices } from '../ui/notice';
import { noticeQueued } from '../ui/uiSlice';
import { postsApi } from './postsApi';
import { postBroughtBack, undoRefused } from './postsSlice';

const about = (postId: string) => `delete:${postId}`;

/**
 * Sends a deletion. The post is out of sight already and still cached where it stood, so
 * that a refusal or a change of mind brings it back to its very place.
 */
export const deletePost = async (postId: string, api: AppListenerApi): Promise<void> => {
  const authorId = selectSessionUser(api.getState())?._id;
  api.dispatch(noticeQueued(notices.postDeleted(postId)));
  const call = postsApi.endpoints.deletePost.initiate(postId, { track: false });
  const { error } = await api.dispatch(call);
  if (!error || selectSessionUser(api.getState())?._id !== authorId) return;
  api.dispatch(postBroughtBack(postId));
  api.dispatch(noticeQueued(notices.failed(errorMessage(error), about(postId))));
};

/** Gives a deleted post back; the call waits in the post's lane until the deletion is through. */
export const undoDeletion = async (postId: string, api: AppListenerApi): Promise<void> => {
  const authorId = selectSessionUser(api.getState())?._id;
  api.dispatch(postBroughtBack(postId));
  const call = postsApi.endpoints.restorePost.initiate(postId, { track: false });
  const { error } = await api.dispatch(call);
  if (!error || selectSessionUser(api.getState())?._id !== authorId) return;
  api.dispatch(undoRefused(postId));
  api.dispatch(noticeQueued(notices.failed(errorMessage(error), about(postId))));
};
