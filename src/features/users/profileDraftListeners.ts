import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import {
  loggedIn,
  loggedOut,
  selectSessionUser,
  sessionFollowed,
  sessionRefused,
  sessionRestored,
} from '../auth/authSlice';
import { parseProfileDraft } from './profileDraft';
import { profileEdited } from './userEvents';
import {
  profileDraftChanged,
  profileDraftDropped,
  profileDraftRestored,
  profileSaved,
  selectProfileDraft,
} from './usersSlice';

/** How long typing must pause before a draft is kept: a crash costs less than a second of it. */
const PAUSE_MS = 300;

const keyOf = (userId: string) => `profileDraft:${userId}`;

const restore = async (api: AppListenerApi) => {
  const user = selectSessionUser(api.getState());
  if (!user) return;
  const draft = parseProfileDraft(await api.extra.keeper.read(keyOf(user._id)));
  if (selectSessionUser(api.getState())?._id === user._id)
    api.dispatch(profileDraftRestored(draft));
};

const keep = async ({ extra }: AppListenerApi, state: RootState) => {
  const user = selectSessionUser(state);
  if (user) await extra.keeper.write(keyOf(user._id), selectProfileDraft(state));
};

/** Keeps an unsaved edit of the profile in this browser, each person's apart. */
export const listenForProfileDraft = (start: AppStartListening): void => {
  start({
    matcher: isAnyOf(loggedIn, sessionRestored, sessionFollowed),
    effect: (_action, api) => restore(api),
  });
  start({
    actionCreator: profileDraftChanged,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(PAUSE_MS);
      await keep(api, api.getState());
    },
  });
  start({
    matcher: isAnyOf(profileEdited, profileSaved, profileDraftDropped),
    effect: (_action, api) => keep(api, api.getState()),
  });
  start({
    matcher: isAnyOf(loggedOut, sessionRefused),
    // The last words typed may not have been kept yet, and the state is empty by now.
    effect: (_action, api) => keep(api, api.getOriginalState()),
  });
};
