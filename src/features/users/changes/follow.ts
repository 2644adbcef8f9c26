import { weakMapMemoize } from '@reduxjs/toolkit';
import { isOpen, type Change, type Changes } from '../../../api/changes/change';
import { sendChanges } from '../../../api/changes/sendChanges';
import { refetchFresh } from '../../../api/refetchFresh';
import { inThisSession } from '../../../api/sameSession';
import type { AppDispatch, AppListenerApi, AppStartListening, RootState } from '../../../app/hooks';
import type { UserSummary } from '../../../domain/entities';
import { selectSessionUser } from '../../auth/authSlice';
import { offerPostsOf } from '../../posts/feed/offerPostsOf';
import { refetchShortFeed } from '../../posts/feed/refetchFeed';
import { userToasts } from '../userToasts';
import { toastQueued } from '../../ui/uiSlice';
import { usersApi, userTag } from '../usersApi';
import { latestSummary, type KnownSummaries } from './shownUser';
import { userChanges } from './userChanges';
import { selectIsFollowing } from './viewer';

const { follow: followUser, unfollow, getUser } = usersApi.endpoints;

interface Follow extends Change<boolean> {
  user: UserSummary;
}

const withPerson = (people: UserSummary[], person: UserSummary, isIncluded: boolean) => {
  if (people.some(({ _id }) => _id === person._id) === isIncluded) return people;
  return isIncluded ? [...people, person] : people.filter(({ _id }) => _id !== person._id);
};

export const follow = userChanges.add<Follow>(
  'follow',
  'person',
  (cached, { user, desired }, viewer) => {
    if (cached._id === viewer._id)
      return { ...cached, following: withPerson(cached.following, user, desired) };
    if (cached._id !== user._id) return cached;
    return { ...cached, followers: withPerson(cached.followers, viewer, desired) };
  },
);

export const followToggled = follow.event(
  'users/followToggled',
  ({ user, following }: { user: UserSummary; following: boolean }) => ({
    target: user._id,
    desired: following,
    user,
  }),
);

/** Whether the viewer unfollowed this person and an answer with this revision may lack that. */
export const isUnfollowed = (changes: Changes, userId: string, revision: number): boolean => {
  const change = follow.find(changes, userId);
  return change?.desired === false && isOpen(change, revision);
};

/** The suggested people, without those whom the viewer has followed since. */
export const shownSuggestions = weakMapMemoize(
  (changes: Changes, summaries: KnownSummaries, people: UserSummary[], revision: number) =>
    people
      .filter(({ _id }) => {
        const change = follow.find(changes, _id);
        return !(change?.desired && isOpen(change, revision));
      })
      .map((person) => latestSummary(summaries, person, revision)),
);

/**
 * Adds the posts of a person newly followed, or no longer muted, to Home: at once if the feed is short, else behind the button that offers new
 * posts.
 */
export const showPostsOf = async (person: UserSummary, api: AppListenerApi) => {
  const isSameSession = inThisSession(api);
  if (await refetchShortFeed(api, 'home')) return;
  const isFollowed = () => isSameSession() && selectIsFollowing(api.getState(), person._id);
  await offerPostsOf(api, person, isFollowed);
};

/** Sends follows and unfollows, each with an immediate toast. */
export const listenForFollows = (start: AppStartListening): void =>
  sendChanges<Follow, { revision: number }, RootState, AppDispatch>(start, follow, {
    onMade: ({ user, desired }, { dispatch }) => {
      const undo = followToggled({ user, following: true });
      dispatch(
        desired
          ? toastQueued(userToasts.followed(user))
          : toastQueued(userToasts.unfollowed(user), userToasts.unfollowUndoOffered(user, undo)),
      );
    },
    call: ({ target, desired }) =>
      (desired ? followUser : unfollow).initiate(target, { track: false }),
    onSettled: ({ target, user, desired }, _answer, api) => {
      const isChangedAgain = follow.pending(api.getState(), target) !== undefined;
      if (desired && !isChangedAgain) void showPostsOf(user, api);
    },
    fetchCurrent: async ({ target }, api) => {
      const viewer = selectSessionUser(api.getState());
      const answer = viewer && (await refetchFresh(api.dispatch, getUser, viewer.username));
      if (!answer) return undefined;
      return { desired: answer.user.following.some(({ _id }) => _id === target), answer };
    },
    afterFailure: ({ target }, { dispatch, getState }) => {
      const viewer = selectSessionUser(getState());
      if (!viewer) return;
      // The server may have applied the follow although its answer was lost.
      const tags = [userTag(viewer._id), userTag(target), 'Suggestions' as const];
      dispatch(usersApi.util.invalidateTags(tags));
    },
  });
