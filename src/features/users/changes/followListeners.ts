import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import type { UserSummary } from '../../../domain/entities';
import { selectSessionUser } from '../../auth/authSlice';
import { inThisSession } from '../../auth/sameSession';
import { sendDesired } from '../../auth/sendDesired';
import { offerPostsOf } from '../../posts/feed/offerPostsOf';
import { refetchShortFeed } from '../../posts/feed/refetchFeed';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { userTag, usersApi } from '../usersApi';
import {
  followToggled,
  selectDesiredFollow,
  unfollowUndone,
  userChangeSettled,
} from '../usersSlice';
import { followId } from './userChanges';
import { selectIsFollowing } from './viewer';

const { follow, getUser, unfollow } = usersApi.endpoints;

/** Brings the posts of somebody who was just followed to Home, at once or behind its pill. */
const showPostsOf = async (person: UserSummary, api: AppListenerApi) => {
  const isHere = inThisSession(api);
  if (await refetchShortFeed(api, 'home')) return;
  const isFollowed = () => isHere() && selectIsFollowing(api.getState(), person._id);
  await offerPostsOf(api, person, isFollowed);
};

/** A person as they are now; an answer that was asked for earlier may lack a follow, so it is waited for. */
const askForUser = async (username: string, { dispatch }: AppListenerApi) => {
  await dispatch(usersApi.util.getRunningQueryThunk('getUser', username));
  const call = getUser.initiate(username, { subscribe: false, forceRefetch: true });
  const { data, error } = await dispatch(call);
  return error ? undefined : data;
};

const sendFollow = async (person: UserSummary, api: AppListenerApi) => {
  const viewer = selectSessionUser(api.getState());
  if (!viewer) return;
  const id = followId(person._id);
  await sendDesired<{ revision: number }>(api, {
    id,
    desired: () => selectDesiredFollow(api.getState(), person._id),
    send: (following) =>
      api.dispatch((following ? follow : unfollow).initiate(person._id, { track: false })),
    onSettled: ({ revision }, sent) => {
      api.dispatch(userChangeSettled({ id, sent, revision }));
      if (sent && selectDesiredFollow(api.getState(), person._id) === undefined)
        void showPostsOf(person, api);
    },
    ask: async () => {
      const answer = await askForUser(viewer.username, api);
      return answer && { has: answer.user.following.some(({ _id }) => _id === person._id), answer };
    },
    afterFailure: () => {
      // The answer may have been lost and the server have acted.
      api.dispatch(
        usersApi.util.invalidateTags([userTag(viewer._id), userTag(person._id), 'Suggestions']),
      );
      return Promise.resolve();
    },
  });
};

/** Sends follows, and announces each at once. */
export const listenForFollows = (start: AppStartListening): void => {
  start({
    actionCreator: followToggled,
    effect: async ({ payload: { user, following } }, api) => {
      api.dispatch(
        following
          ? toastQueued(toasts.followed(user))
          : toastQueued(toasts.unfollowed(user), toasts.followOffered(user)),
      );
      await sendFollow(user, api);
    },
  });
  start({
    actionCreator: unfollowUndone,
    effect: async ({ payload: user }, api) => {
      api.dispatch(toastQueued(toasts.followed(user)));
      await sendFollow(user, api);
    },
  });
};
