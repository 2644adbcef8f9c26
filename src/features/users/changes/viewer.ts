import { createSelector } from '@reduxjs/toolkit';
import { isSame } from '../../../api/changes/change';
import type { RootState } from '../../../app/hooks';
import type { User } from '../../../domain/entities';
import { selectSessionUser } from '../../auth/authSlice';
import { selectBookmarks } from '../../posts/changes/bookmark';
import { usersApi } from '../usersApi';
import { selectUserOverlay, shownUser } from './shownUser';

/** Made once a session: each `select(…)` makes a selector, which forgets what it knew. */
const selectAnswerTo = createSelector(
  [(state: RootState) => selectSessionUser(state)?.username],
  (username = '') => usersApi.endpoints.getUser.select(username),
);

const selectAnswer = (state: RootState) => selectAnswerTo(state)(state).data;

/** The signed-in user: the server's answer, or the stored user until it arrives; null when signed out. */
export const selectViewer = createSelector(
  [selectSessionUser, selectAnswer, selectUserOverlay, selectBookmarks],
  (stored, answer, overlay, bookmarks): User | null => {
    if (!stored) return null;
    const { user, revision } = answer ?? { user: stored, revision: 0 };
    return { ...shownUser(overlay, user, revision), bookmarks };
  },
  // Otherwise every feed, and all components that show the viewer, would rerender with each answer about any user.
  { memoizeOptions: { resultEqualityCheck: isSame } },
);

const selectFollowedIds = createSelector(
  [selectViewer],
  (viewer): ReadonlySet<string> => new Set(viewer?.following.map(({ _id }) => _id)),
);

/** Whether the viewer follows this person; a pending follow counts. */
export const selectIsFollowing = (state: RootState, userId: string): boolean =>
  selectFollowedIds(state).has(userId);

/** A cached user by username, with the overlay; undefined until fetched. */
export const selectUser = (state: RootState, username: string): User | undefined => {
  const { data } = usersApi.endpoints.getUser.select(username)(state);
  return data && shownUser(selectUserOverlay(state), data.user, data.revision);
};
