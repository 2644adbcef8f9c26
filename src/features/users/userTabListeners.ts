import { changeReceived } from '../../api/actions';
import { isCachedByNow } from '../../api/cachedByNow';
import { refetchFresh } from '../../api/refetchFresh';
import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import type { Change } from '../../domain/backend';
import { selectSessionUser } from '../auth/authSlice';
import { refetchShortFeed } from '../posts/feed/refetchFeed';
import { authorIndex } from '../posts/postsApi';
import { usersApi } from './usersApi';

const { getPerson, getUser } = usersApi.endpoints;

/** Refetches a person whose profile has changed, if posts by them are cached. */
const refetchPerson = async ({ dispatch, getState }: AppListenerApi, userId: string) => {
  const hasPosts = () =>
    usersApi.util.selectInvalidatedBy(getState(), [authorIndex(userId)]).length > 0;
  if (await isCachedByNow(hasPosts, dispatch)) await refetchFresh(dispatch, getPerson, userId);
};

/** Home is asked for once the viewer is known to follow: until then a new post of that person does not seem to be for it. */
const refetchHome = async (username: string, api: AppListenerApi) => {
  await refetchFresh(api.dispatch, getUser, username);
  await refetchShortFeed(api, 'home');
};

const receive = ({ kind, userIds, actorId }: Change, api: AppListenerApi) => {
  const viewer = selectSessionUser(api.getState());
  if (!viewer) return;
  if (kind === 'profile' || kind === 'account')
    for (const userId of userIds) void refetchPerson(api, userId);
  if (kind === 'followed' && actorId === viewer._id) void refetchHome(viewer.username, api);
};

/** Updates the names in posts, and Home, when other tabs change profiles and follows. */
export const listenForPeopleInOtherTabs = (start: AppStartListening): void => {
  start({ actionCreator: changeReceived, effect: ({ payload }, api) => receive(payload, api) });
};
