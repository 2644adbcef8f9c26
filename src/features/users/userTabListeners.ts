import { changeReceived } from '../../api/actions';
import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import type { Change } from '../../domain/backend';
import { selectSessionUser } from '../auth/authSlice';
import { refetchShortFeed } from '../posts/feed/refetchFeed';
import { authorTag } from '../posts/postsApi';
import { userTag, usersApi } from './usersApi';

const { getPerson } = usersApi.endpoints;

/** The changes that affect their author's post count. */
const POST_COUNT_CHANGES: ReadonlySet<Change['kind']> = new Set(['created', 'deleted', 'restored']);

/** Refetches a person whose profile has changed, if posts by them are cached. */
const refetchPerson = async ({ dispatch, getState }: AppListenerApi, userId: string) => {
  const isCached = usersApi.util.selectInvalidatedBy(getState(), [authorTag(userId)]).length > 0;
  if (!isCached) return;
  await dispatch(usersApi.util.getRunningQueryThunk('getPerson', userId));
  await dispatch(getPerson.initiate(userId, { subscribe: false, forceRefetch: true }));
};

const receive = ({ kind, userIds, actorId }: Change, api: AppListenerApi) => {
  const viewer = selectSessionUser(api.getState());
  if (viewer && actorId !== null && POST_COUNT_CHANGES.has(kind))
    api.dispatch(usersApi.util.invalidateTags([userTag(actorId)]));
  if ((kind !== 'followed' && kind !== 'profile') || !viewer) return;
  api.dispatch(usersApi.util.invalidateTags(userIds.map(userTag)));
  if (kind === 'profile') {
    for (const userId of userIds) void refetchPerson(api, userId);
  } else if (actorId === viewer._id) {
    api.dispatch(usersApi.util.invalidateTags(['Suggestions']));
    void refetchShortFeed(api, 'home');
  }
};

/** Refetches users when other tabs change them. */
export const listenForPeopleInOtherTabs = (start: AppStartListening): void => {
  start({ actionCreator: changeReceived, effect: ({ payload }, api) => receive(payload, api) });
};
