import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import { changeReceived } from '../../api/changeReceived';
import type { Change } from '../../domain/backend';
import { selectSessionUser } from '../auth/authSlice';
import { patchAuthor } from '../posts/postCache';
import { renewShortHome } from './showFollowed';
import { patchSummaries, summaryOf } from './userCache';
import { usersApi } from './usersApi';

const { getUser } = usersApi.endpoints;

/** Asks anew for the people concerned that are cached, and shows their new faces everywhere. */
const followPeople = async ({ kind, userIds }: Change, api: AppListenerApi) => {
  if ((kind !== 'followed' && kind !== 'profile') || !selectSessionUser(api.getState())) return;
  for (const username of usersApi.util.selectCachedArgsForQuery(api.getState(), 'getUser')) {
    const known = getUser.select(username)(api.getState()).data;
    if (!known || !userIds.includes(known._id)) continue;
    const call = getUser.initiate(username, { subscribe: false, forceRefetch: true });
    const { data: user } = await api.dispatch(call);
    if (!user || kind !== 'profile') continue;
    patchAuthor(api, summaryOf(user));
    patchSummaries(api, summaryOf(user));
  }
};

/** The viewer followed or left somebody elsewhere: what depends on it is asked anew. */
const followViewer = ({ kind, actorId }: Change, api: AppListenerApi) => {
  if (kind !== 'followed' || actorId !== selectSessionUser(api.getState())?._id) return;
  api.dispatch(usersApi.util.invalidateTags([{ type: 'User', id: 'SUGGESTED' }]));
  renewShortHome(api);
};

/** Keeps the people on screen in step with what other tabs do. */
export const listenForPeopleInOtherTabs = (start: AppStartListening): void => {
  start({
    actionCreator: changeReceived,
    effect: async ({ payload }, api) => {
      await followPeople(payload, api);
      followViewer(payload, api);
    },
  });
};
