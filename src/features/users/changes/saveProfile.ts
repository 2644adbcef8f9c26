import { changeFailed } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import type { AppListenerApi } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { inThisSession } from '../../auth/sameSession';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import type { ProfileDraft } from '../profileDraft';
import { userTag, usersApi } from '../usersApi';
import { profileSaved, userChangeSettled } from '../usersSlice';

/** Sends a profile edit, which is already shown everywhere. If it fails, the draft stays for another try. */
export const saveProfile = async (
  { id, fields }: { id: string; fields: ProfileDraft },
  api: AppListenerApi,
) => {
  const viewer = selectSessionUser(api.getState());
  if (!viewer) return;
  const isSameSession = inThisSession(api);
  api.dispatch(toastQueued(toasts.profileUpdated()));
  const call = usersApi.endpoints.editUser.initiate(fields, { track: false });
  const { data, error } = await api.dispatch(call);
  if (!isSameSession()) return;
  if (data) {
    api.dispatch(userChangeSettled({ id, sent: null, revision: data.revision }));
    api.dispatch(profileSaved(fields));
    return;
  }
  const message = `${errorMessage(error)} Your edit is kept as a draft.`;
  api.dispatch(changeFailed({ id, about: 'profile', message }));
  // The server may have saved the edit although its answer was lost, so the user is refetched.
  api.dispatch(usersApi.util.invalidateTags([userTag(viewer._id)]));
};
