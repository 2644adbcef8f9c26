import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening, RootState } from '../../app/hooks';
import { draftRecords } from '../auth/draftRecords';
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

/** Persists an unsaved edit of the profile. */
export const listenForProfileDraft = (start: AppStartListening): void => {
  const records = draftRecords('profileDraft');
  const storedDraft = (state: RootState) => {
    const draft = selectProfileDraft(state);
    return Object.keys(draft).length > 0 ? draft : undefined;
  };
  persistPerUser(start, {
    isThrottled: profileDraftChanged.match,
    isImmediate: isAnyOf(profileEdited, profileSaved, profileDraftDropped),
    persist: (userId, state, api) => records.write(userId, storedDraft(state), api),
    restore: (userId, api) =>
      records.takeOver(userId, api, (stored) => {
        // The newest page's fields win.
        for (const [, draft] of stored)
          api.dispatch(profileDraftRestored(parseProfileDraft(draft)));
        return storedDraft(api.getState());
      }),
  });
};
