import type { AppListenerApi } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import type { User } from '../../domain/entities';
import { PROFILE_FIELDS, profileOf, type ProfileFields } from '../../domain/profile';
import { selectSessionUser, sessionUserUpdated } from '../auth/authSlice';
import { patchAuthor } from '../posts/postCache';
import { isSignedInAs } from '../auth/isSignedInAs';
import { toasts } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { patchSummaries, patchUser, readUserAnew, summaryOf } from './userCache';
import { usersApi } from './usersApi';
import { profileSaved } from './usersSlice';

/** Shows a person as they are now: on their profile, on their posts and in every list. */
const showUser = (api: AppListenerApi, user: User) => {
  patchUser(api, user.username, (cached) => ({ ...cached, ...profileOf(user) }));
  patchAuthor(api, summaryOf(user));
  patchSummaries(api, summaryOf(user));
  api.dispatch(sessionUserUpdated(user));
};

/** Shows an edited profile everywhere at once and saves it. A failure leaves the draft for another try. */
export const saveProfile = async (fields: Partial<ProfileFields>, api: AppListenerApi) => {
  const before = selectSessionUser(api.getState());
  if (!before) return;
  const { users, faces } = api.extra.changes;
  const changes = [
    users.add(before._id, (user) => ({ ...user, ...fields })),
    faces.add(before._id, (face) => summaryOf({ ...face, ...fields })),
  ];
  showUser(api, { ...before, ...fields });
  api.dispatch(toastQueued(toasts.profileUpdated()));

  const { data, error } = await api.dispatch(
    usersApi.endpoints.editUser.initiate(fields, { track: false }),
  );
  for (const change of changes) {
    if (data) change.settle(data.revision);
    else change.drop();
  }
  const now = selectSessionUser(api.getState());
  if (now?._id !== before._id) return;

  if (data) {
    showUser(api, users.rebase(before._id, data.user, data.revision));
    api.dispatch(profileSaved(fields));
    return;
  }
  const undone: Partial<ProfileFields> = { ...fields };
  for (const name of PROFILE_FIELDS) if (name in fields) undone[name] = before[name];
  // A later edit may be on its way by now.
  showUser(api, users.repaint(now._id, { ...now, ...undone }));
  const text = `${errorMessage(error)} Your edit is kept as a draft.`;
  api.dispatch(toastQueued(toasts.failed(text, 'profile')));
  // The answer may have been lost and the edit kept: the server knows.
  const truth = await readUserAnew(api, before.username);
  if (truth && isSignedInAs(api, before._id)) showUser(api, truth);
};
