import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/hooks';
import { selectSessionUser } from '../auth/authSlice';
import { persistPerUser } from '../auth/persistPerUser';
import { parseProfileDraft } from './profileDraft';
import {
  profileDraftChanged,
  profileDraftDropped,
  profileDraftRestored,
  profileEdited,
  profileSaved,
  selectProfileDraft,
} from './usersSlice';

const keyOf = (userId: string) => `profileDraft:${userId}`;

/** Persists an unsaved edit of the profile. */
export const listenForProfileDraft = (start: AppStartListening): void => {
  persistPerUser(start, {
    isThrottled: profileDraftChanged.match,
    isImmediate: isAnyOf(profileEdited, profileSaved, profileDraftDropped),
    persist: (userId, state, { extra }) =>
      extra.pageStorage.write(keyOf(userId), selectProfileDraft(state)),
    restore: async (userId, { dispatch, extra, getState }) => {
      const stored = await extra.pageStorage.read(keyOf(userId));
      if (selectSessionUser(getState())?._id === userId)
        dispatch(profileDraftRestored(parseProfileDraft(stored)));
    },
  });
};
