import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/hooks';
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

/** Keeps an unsaved edit of the profile. */
export const listenForProfileDraft = (start: AppStartListening): void => {
  keepPerPerson(start, {
    name: 'profileDraft',
    select: selectProfileDraft,
    isTyped: profileDraftChanged.match,
    isDecided: isAnyOf(profileEdited, profileSaved, profileDraftDropped),
    restore: (kept, dispatch) => dispatch(profileDraftRestored(parseProfileDraft(kept))),
  });
};
