import type { AppListenerApi } from '../../app/hooks';
import { NO_REVISION } from '../../api/changed';
import { errorMessage } from '../../api/errorMessage';
import { selectSessionUser } from '../auth/authSlice';
import { isSignedInAs } from '../auth/isSignedInAs';
import { toasts } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { findPost, keepOwnPost } from './postCache';
import { postsApi } from './postsApi';
import { postBroughtBack, undoRefused } from './postsSlice';
import { showServersPost } from './serversPost';

const sendDeletion = async (postId: string, { dispatch }: AppListenerApi) => {
  const call = postsApi.endpoints.deletePost.initiate(postId, { track: false });
  return (await dispatch(call)).error;
};

const sendRestoration = async (postId: string, api: AppListenerApi) => {
  const call = postsApi.endpoints.restorePost.initiate(postId, { track: false });
  const { data, error } = await api.dispatch(call);
  if (data) void keepOwnPost(api, data);
  return error;
};

/**
 * Brings the server to the last of what the author wants of a post: deleted, or given back.
 * After a failure nobody knows whether the server acted, so it is asked.
 */
const settleDeletion = async (postId: string, deleted: boolean, api: AppListenerApi) => {
  const authorId = selectSessionUser(api.getState())?._id;
  if (authorId === undefined) return;
  const about = `delete:${postId}`;
  let isGone = !deleted;

  const outcome = await api.extra.switches.flip({
    key: `${authorId} ${about}`,
    position: deleted,
    track: () => [],
    send: async (position) => {
      if (!isSignedInAs(api, authorId)) return null;
      const error = await (position ? sendDeletion : sendRestoration)(postId, api);
      // Late answers cannot bring back what is hidden by its id.
      if (!error) return NO_REVISION;
      if (!isSignedInAs(api, authorId)) return null;
      api.dispatch(toastQueued(toasts.failed(errorMessage(error), about)));
      const found = await showServersPost(api, postId);
      isGone = found === 'unknown' ? !position : found === 'gone';
      return null;
    },
  });
  if (outcome !== 'refused' || !isSignedInAs(api, authorId)) return;
  api.dispatch(isGone ? undoRefused(postId) : postBroughtBack(postId));
  const post = findPost(api.getState(), postId);
  if (post && !isGone) await keepOwnPost(api, { post, revision: NO_REVISION });
};

/**
 * Sends a deletion. The post is out of sight already and still cached where it stood, so
 * that a refusal or a change of mind brings it back to its very place.
 */
export const deletePost = async (postId: string, api: AppListenerApi): Promise<void> => {
  api.dispatch(toastQueued(toasts.postDeleted(postId)));
  await settleDeletion(postId, true, api);
};

/** Gives a deleted post back, once a deletion on its way is through. */
export const undoDeletion = async (postId: string, api: AppListenerApi): Promise<void> => {
  api.dispatch(postBroughtBack(postId));
  await settleDeletion(postId, false, api);
};
