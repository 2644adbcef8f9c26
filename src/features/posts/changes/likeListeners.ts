import { changeFailed } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import { sendDesired } from '../../../api/sendDesired';
import type { AppStartListening } from '../../../app/hooks';
import { inThisSession } from '../../auth/sameSession';
import { postsApi } from '../postsApi';
import { likeToggled, postChangeSettled, selectDesired } from '../postsSlice';
import { likeId } from './postChanges';
import { refetchPost } from './refetchPost';

const { likePost, dislikePost } = postsApi.endpoints;

/** Sends likes. The slice holds them already, and `overlay.ts` applies them to what is cached. */
export const listenForLikes = (start: AppStartListening): void => {
  start({
    actionCreator: likeToggled,
    effect: async ({ payload: { postId } }, api) => {
      const id = likeId(postId);
      const isHere = inThisSession(api);
      await sendDesired(api.extra.toggles, {
        id,
        desired: () => (isHere() ? selectDesired(api.getState(), id) : undefined),
        send: (liked) =>
          api.dispatch((liked ? likePost : dislikePost).initiate(postId, { track: false })),
        onSettled: ({ post, revision }, sent) => {
          const answer = { postId, post, revision, since: null };
          if (isHere()) api.dispatch(postChangeSettled({ id, sent, revision, answer }));
        },
        onFailed: async (error) => {
          api.dispatch(changeFailed({ id, about: id, message: errorMessage(error) }));
          await refetchPost(api, postId);
        },
      });
    },
  });
};
