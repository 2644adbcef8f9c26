import { changeReceived } from '../../api/actions';
import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import type { Change } from '../../domain/backend';
import { selectSessionUser } from '../auth/authSlice';
import { refetchShortFeed } from '../posts/feed/refetchFeed';
import { authorTag } from '../posts/postsApi';
import { userTag, usersApi } from './usersApi';

const { getPerson } = usersApi.endpoints;

/** After these their author has more posts or fewer. */
const COUNTING: ReadonlySet<Change['kind']> = new Set(['created', 'deleted', 'restored']);

/** Somebody whose posts are on screen looks otherwise now. */
const refetchFace = async ({ dispatch, getState }: AppListenerApi, userId: string) => {
  const isCached = usersApi.util.selectInvalidatedBy(getState(), [authorTag(userId)]).length > 0;
  if (!isCached) return;
  await dispatch(usersApi.util.getRunningQueryThunk('getPerson', userId));
  await dispatch(getPerson.initiate(userId, { subscribe: false, forceRefetch: true }));
};

const receive = ({ kind, userIds, actorId }: Change, api: AppListenerApi) => {
  const viewer = selectSessionUser(api.getState());
  if (viewer && actorId !== null && COUNTING.has(kind))
    api.dispatch(usersApi.util.invalidateTags([userTag(actorId)]));
  if ((kind !== 'followed' && kind !== 'profile') || !viewer) return;
  api.dispatch(usersApi.util.invalidateTags(userIds.map(userTag)));
  if (kind === 'profile') {
    for (const userId of userIds) void refetchFace(api, userId);
  } else if (actorId === viewer._id) {
    api.dispatch(usersApi.util.invalidateTags(['Suggestions']));
    void refetchShortFeed(api, 'home');
  }
};

/** Updates the people on screen when other tabs change them. */
export const listenForPeopleInOtherTabs = (start: AppStartListening): void => {
  start({ actionCreator: changeReceived, effect: ({ payload }, api) => receive(payload, api) });
};
