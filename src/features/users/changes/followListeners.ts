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

/**
 * Adds a newly followed person's posts to Home: at once if the feed is short, else behind the button that offers new
 * posts.
 */
const showPostsOf = async (person: UserSummary, api: AppListenerApi) => {
  const isSameSession = inThisSession(api);
  if (await refetchShortFeed(api, 'home')) return;
  const isFollowed = () => isSameSession() && selectIsFollowing(api.getState(), person._id);
  await offerPostsOf(api, person, isFollowed);
};

/** Refetches a user. Waits for a running query first, because its answer may lack a follow. */
const fetchUser = async (username: string, { dispatch }: AppListenerApi) => {
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
    fetchCurrent: async () => {
      const answer = await fetchUser(viewer.username, api);
      return (
        answer && { current: answer.user.following.some(({ _id }) => _id === person._id), answer }
      );
    },
    afterFailure: () => {
      // The server may have applied the follow although its answer was lost.
      api.dispatch(
        usersApi.util.invalidateTags([userTag(viewer._id), userTag(person._id), 'Suggestions']),
      );
      return Promise.resolve();
    },
  });
};

/** Sends follows and unfollows, each with an immediate toast. */
export const listenForFollows = (start: AppStartListening): void => {
  start({
    actionCreator: followToggled,
    effect: async ({ payload: { user, following } }, api) => {
      api.dispatch(
        following
          ? toastQueued(toasts.followed(user))
          : toastQueued(toasts.unfollowed(user), toasts.unfollowUndoOffered(user)),
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
