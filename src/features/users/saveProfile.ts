import type { AppListenerApi } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import type { User } from '../../domain/entities';
import type { ProfileFields } from '../../domain/requests';
import { selectSessionUser, sessionUserUpdated } from '../auth/authSlice';
import { patchAuthor } from '../posts/postCache';
import { notices } from '../ui/notice';
import { noticeQueued } from '../ui/uiSlice';
import { patchSummaries, patchUser, summaryOf } from './userCache';
import { usersApi } from './usersApi';
import { profileSaved } from './usersSlice';

const PROFILE_FIELDS = ['avatar', 'firstName', 'lastName', 'bio', 'website'] as const;

/** Shows a person as they are now: on their profile, on their posts and in every list. */
const showUser = (api: AppListenerApi, user: User) => {
  const { avatar, firstName, lastName, bio, website } = user;
  const fields: ProfileFields = { avatar, firstName, lastName, bio, website };
  patchUser(api, user.username, (cached) => ({ ...cached, ...fields }));
  patchAuthor(api, summaryOf(user));
  patchSummaries(api, summaryOf(user));
  api.dispatch(sessionUserUpdated(user));
};

/** Shows an edited profile everywhere at once and saves it. A failure leaves the draft for another try. */
export const saveProfile = async (fields: Partial<ProfileFields>, api: AppListenerApi) => {
  const before = selectSessionUser(api.getState());
  if (!before) return;
  const change = api.extra.changes.users.add(before._id, (user) => ({ ...user, ...fields }));
  showUser(api, { ...before, ...fields });
  api.dispatch(noticeQueued(notices.profileUpdated()));

  const { data, error } = await api.dispatch(
    usersApi.endpoints.editUser.initiate(fields, { track: false }),
  );
  if (data) change.settle(data.revision);
  else change.drop();
  const now = selectSessionUser(api.getState());
  if (now?._id !== before._id) return;

  if (data) {
    showUser(api, api.extra.changes.users.rebase(before._id, data.user, data.revision));
    api.dispatch(profileSaved(fields));
    return;
  }
  const undone: Partial<ProfileFields> = { ...fields };
  for (const name of PROFILE_FIELDS) if (name in fields) undone[name] = before[name];
  showUser(api, { ...now, ...undone });
  const text = `${errorMessage(error)} Your edit is kept as a draft.`;
  api.dispatch(noticeQueued(notices.failed(text, 'profile')));
  // The answer may have been lost and the edit kept: the server knows.
  const call = usersApi.endpoints.getUser.initiate(before.username, {
    subscribe: false,
    forceRefetch: true,
  });
  const { data: truth, error: unknown } = await api.dispatch(call);
  if (truth && !unknown && selectSessionUser(api.getState())?._id === before._id)
    showUser(api, truth);
};
