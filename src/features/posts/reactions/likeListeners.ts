import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import type { Likes } from '../../../domain/entities';
import { selectSessionUser } from '../../auth/authSlice';
import { isSignedInAs } from '../../auth/isSignedInAs';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { withLike } from './likes';
import { findPost, patchPost } from '../postCache';
import { likeToggled } from '../postEvents';
import { postsApi } from '../postsApi';
import { showServersPost } from '../serversPost';

const toggleLike = async (postId: string, liked: boolean, api: AppListenerApi) => {
  const viewer = selectSessionUser(api.getState());
  const before = findPost(api.getState(), postId);
  if (!viewer || !before) return;
  const { switches, changes } = api.extra;
  const key = `${viewer._id} like:${postId}`;
  let confirmed: Likes = before.likes;

  patchPost(api, postId, withLike(liked, viewer));

  const outcome = await switches.flip({
    key,
    position: liked,
    track: (wanted) => [changes.posts.add(postId, (post) => withLike(wanted(), viewer)(post))],
    send: async (position) => {
      // Whoever signed in meanwhile did not ask for this.
      if (!isSignedInAs(api, viewer._id)) return null;
      const { likePost, dislikePost } = postsApi.endpoints;
      const call = (position ? likePost : dislikePost).initiate(postId, { track: false });
      const { data, error } = await api.dispatch(call);
      if (!isSignedInAs(api, viewer._id)) return null;
      if (!data) {
        api.dispatch(toastQueued(toasts.failed(errorMessage(error), `like:${postId}`)));
        return null;
      }
      confirmed = data.post.likes;
      const { updatedAt } = data.post;
      const wanted = switches.pending(key) ?? position;
      patchPost(api, postId, (post) =>
        withLike(wanted, viewer)({ ...post, likes: confirmed, updatedAt }),
      );
      return data.revision;
    },
  });

  if (outcome === 'refused' && isSignedInAs(api, viewer._id)) {
    patchPost(api, postId, (post) => ({ ...post, likes: confirmed }));
    await showServersPost(api, postId);
  }
};

export const listenForLikes = (start: AppStartListening): void => {
  start({
    actionCreator: likeToggled,
    effect: ({ payload: { postId, liked } }, api) => toggleLike(postId, liked, api),
  });
};
