import { v7 as uuid } from 'uuid';
import type { Change } from '../../../api/changes/change';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import { sentAddress } from '../../../lib/pictureFiles';
import { selectSessionUser } from '../../auth/authSlice';
import { userToasts } from '../userToasts';
import { toastQueued } from '../../ui/uiSlice';
import type { ProfileDraft } from '../../drafts/draftRecord';
import { profileDraftSaved, selectProfileDraft } from '../../drafts/draftsSlice';
import { changesOf } from '../profileDraft';
import { usersApi, userTag } from '../usersApi';
import { OWN, userChanges } from './userChanges';

const profile = userChanges.add<Change<ProfileDraft>>(
  'profile',
  null,
  (user, { desired }, viewer) => (user._id === viewer._id ? { ...user, ...desired } : user),
);

/** The user saved the changed fields of their profile. */
export const profileEdited = profile.event('users/profileEdited', (fields: ProfileDraft) => ({
  id: `profile:${uuid()}`,
  target: OWN,
  desired: fields,
}));

/** Sends profile edits, which are already shown everywhere. If one fails, the draft stays for another try. */
export const listenForProfile = (start: AppStartListening): void =>
  sendChanges(start, profile, {
    onMade: (_edit, { dispatch }) => {
      dispatch(toastQueued(userToasts.profileUpdated()));
    },
    call: ({ desired: { avatar, ...rest } }) => {
      const fields = { ...rest, ...(avatar !== undefined && { avatar: sentAddress(avatar) }) };
      return usersApi.endpoints.editUser.initiate(fields, { track: false });
    },
    onSettled: ({ desired }, { user }, { dispatch, getState }) => {
      const draft = selectProfileDraft(getState());
      if (draft) dispatch(profileDraftSaved(changesOf(draft, { ...user, ...desired })));
    },
    failureNote: 'Your edit is kept as a draft.',
    afterFailure: (_edit, { dispatch, getState }) => {
      const viewer = selectSessionUser(getState());
      // The server may have saved the edit although its answer was lost, so the user is refetched.
      if (viewer) dispatch(usersApi.util.invalidateTags([userTag(viewer._id)]));
    },
  });
