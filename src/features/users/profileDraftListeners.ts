import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/hooks';
import { selectSessionUser } from '../auth/authSlice';
import { keepPerPerson } from '../auth/keepPerPerson';
import { parseProfileDraft } from './profileDraft';
import { profileEdited } from './userEvents';
import {
  profileDraftChanged,
  profileDraftDropped,
  profileDraftRestored,
  profileSaved,
  selectProfileDraft,
} from './usersSlice';

const keyOf = (userId: string) => `profileDraft:${userId}`;

/** Keeps an unsaved edit of the profile. */
export const listenForProfileDraft = (start: AppStartListening): void => {
  keepPerPerson(start, {
    isTyped: profileDraftChanged.match,
    isDecided: isAnyOf(profileEdited, profileSaved, profileDraftDropped),
    keep: (userId, state, { extra }) =>
      extra.keeper.write(keyOf(userId), selectProfileDraft(state)),
    restore: async (userId, { dispatch, extra, getState }) => {
      const kept = await extra.keeper.read(keyOf(userId));
      if (selectSessionUser(getState())?._id === userId)
        dispatch(profileDraftRestored(parseProfileDraft(kept)));
    },
  });
};
