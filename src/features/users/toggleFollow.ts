import type { AppListenerApi } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import { ALL_SUGGESTIONS } from '../../api/storeServices';
import type { UserSummary } from '../../domain/entities';
import { selectSessionUser, sessionUserUpdated } from '../auth/authSlice';
import { isSignedInAs } from '../auth/isSignedInAs';
import { toasts } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { showFollowed } from './showFollowed';
import {
  patchUser,
  readUserAnew,
  removeSuggestion,
  withFollower,
  withFollowing,
  withoutPerson,
} from './userCache';
import { usersApi } from './usersApi';

const { follow, unfollow } = usersApi.endpoints;

/** Follows or leaves a person at once, and sends the last of what is wanted. */
export const toggleFollow = async (
  target: UserSummary,
  following: boolean,
  api: AppListenerApi,
) => {
  const viewer = selectSessionUser(api.getState());
  if (!viewer) return;
  const about = `follow:${target._id}`;
  const { switches, changes } = api.extra;

  const paint = (isFollowing: boolean) => {
    const follower = selectSessionUser(api.getState()) ?? viewer;
    // Also as last known: the viewer's own profile may not have come yet.
    api.dispatch(sessionUserUpdated(withFollowing(target, isFollowing)(follower)));
    patchUser(api, viewer.username, withFollowing(target, isFollowing));
    patchUser(api, target.username, withFollower(viewer, isFollowing));
  };
  paint(following);
  if (following) removeSuggestion(api, target._id);
  api.dispatch(
    following
      ? toastQueued(toasts.followed(target))
      : toastQueued(toasts.unfollowed(target), toasts.followOffered(target)),
  );

  const outcome = await switches.flip({
    key: `${viewer._id} ${about}`,
    position: following,
    track: (wanted) => [
      changes.users.add(viewer._id, (user) => withFollowing(target, wanted())(user)),
      changes.users.add(target._id, (user) => withFollower(viewer, wanted())(user)),
      changes.suggestions.add(ALL_SUGGESTIONS, (people) =>
        wanted() ? withoutPerson(target._id)(people) : people,
      ),
    ],
    send: async (position) => {
      if (!isSignedInAs(api, viewer._id)) return null;
      const call = (position ? follow : unfollow).initiate(target._id, { track: false });
      const { data, error } = await api.dispatch(call);
      if (!isSignedInAs(api, viewer._id)) return null;
      if (!data) {
        api.dispatch(toastQueued(toasts.failed(errorMessage(error), about)));
        return null;
      }
      const { user, revision } = data;
      api.dispatch(sessionUserUpdated(changes.users.rebase(user._id, user, revision)));
      return revision;
    },
  });

  if (outcome === 'joined' || !isSignedInAs(api, viewer._id)) return;
  if (outcome === 'refused') {
    paint(!following);
    await Promise.all([readUserAnew(api, viewer.username), readUserAnew(api, target.username)]);
  }
  api.dispatch(usersApi.util.invalidateTags([{ type: 'User', id: 'SUGGESTED' }]));
  const isFollowed = () => {
    const present = selectSessionUser(api.getState());
    return present?._id === viewer._id && present.following.some(({ _id }) => _id === target._id);
  };
  if (isFollowed()) await showFollowed(api, target, isFollowed);
};
