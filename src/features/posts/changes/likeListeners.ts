import type { AppStartListening } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { sendDesired } from '../../auth/sendDesired';
import { postsApi } from '../postsApi';
import { likeToggled, postChangeSettled, selectDesired } from '../postsSlice';
import { isLikedBy } from './likes';
import { likeId } from './postChanges';
import { refetchPost } from './refetchPost';

const { likePost, dislikePost } = postsApi.endpoints;

/** Sends likes. The slice already stores them, and `overlay.ts` applies them to cached posts. */
export const listenForLikes = (start: AppStartListening): void => {
  start({
    actionCreator: likeToggled,
    effect: async ({ payload: { postId } }, api) => {
      const id = likeId(postId);
      const viewerId = selectSessionUser(api.getState())?._id ?? '';
      await sendDesired(api, {
        id,
        desired: () => selectDesired(api.getState(), id),
        send: (liked) =>
          api.dispatch((liked ? likePost : dislikePost).initiate(postId, { track: false })),
        onSettled: ({ post, revision }, sent) => {
          const answer = { postId, post, revision, missingBecause: null };
          api.dispatch(postChangeSettled({ id, sent, revision, answer }));
        },
        fetchCurrent: async () => {
          const answer = await refetchPost(api, postId);
          return answer ? { current: isLikedBy(answer.post, viewerId), answer } : undefined;
        },
        afterFailure: async () => {
          await refetchPost(api, postId);
        },
      });
    },
  });
};
