import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import { api as service } from '../../api/service';
import { isRefusal } from '../../api/errorMessage';
import { authToasts } from './authToasts';
import { selectIsDurable, storageReported, toastQueued } from '../ui/uiSlice';
import { authApi } from './authApi';
import {
  loggedIn,
  loggedOut,
  selectIsVisit,
  selectOwnSession,
  selectReturnTo,
  selectSessionUser,
  selectToken,
  sessionFollowed,
  sessionRefused,
  sessionUserUpdated,
  visitBegun,
  visitLeft,
} from './authSlice';
import { isFromOtherInstallation } from './isFromOtherInstallation';
import { loginRefusal } from './loginRefusal';
import { writeOrigin } from './originStorage';
import { endSession, readToken, updateStoredUser, writeSession } from './sessionStorage';
import { readVisit, writeVisit } from './visitStorage';

const isAboutToken = (error: unknown): boolean =>
  isRefusal(error, 'invalidToken') ||
  isRefusal(error, 'unknownUsername') ||
  isRefusal(error, 'suspended');

const RequestMetaSchema = v.object({
  baseQueryMeta: v.object({ request: v.instance(Request) }),
});

/** The token that a failed call was sent with: a refusal of an earlier token must not end this session. */
const tokenOf = (meta: unknown): string | null =>
  v.is(RequestMetaSchema, meta) ? meta.baseQueryMeta.request.headers.get('Authorization') : null;

/** The next user must not see answers to the previous user's calls. */
const clearCache = ({ dispatch }: AppListenerApi) => {
  dispatch(service.util.resetApiState());
};

const clearCacheAndEndSession = async (token: string | null, api: AppListenerApi) => {
  clearCache(api);
  await endSession(token, api.extra.pageStorage);
};

/** Signs out this tab only; tabs that can use the session keep it. */
const signOutThisTab = ({ dispatch }: AppListenerApi) => dispatch(sessionFollowed(null));

/** Signs out the visitor only. */
const endVisit = ({ dispatch, getState }: AppListenerApi) => {
  const visitor = selectSessionUser(getState());
  dispatch(visitLeft());
  if (visitor) dispatch(toastQueued(authToasts.visitEnded(visitor)));
};

const greetings = {
  form: authToasts.loggedIn,
  guest: authToasts.guestWelcome,
  signup: authToasts.signupWelcome,
  return: authToasts.accountKept,
};

const isLoginRefused = authApi.endpoints.login.matchRejected;

export const listenForSession = (start: AppStartListening): void => {
  start({
    actionCreator: loggedIn,
    effect: async ({ payload: { token, user, how } }, api) => {
      clearCache(api);
      api.dispatch(toastQueued(greetings[how](user)));
      // No other tab could use a session whose data is only in this page's memory.
      if (selectIsDurable(api.getState()))
        await writeSession({ token, user }, api.extra.pageStorage);
    },
  });
  start({
    matcher: isAnyOf(sessionFollowed, visitBegun),
    effect: (_action, api) => clearCache(api),
  });
  start({
    actionCreator: sessionUserUpdated,
    effect: async (_action, { getState, extra }) => {
      const { session } = getState().auth;
      // Another tab may just have ended or replaced this session, which must not be undone.
      if (session?.token === readToken()) await updateStoredUser(session, extra.pageStorage);
      else if (session && session.token === readVisit()?.token) writeVisit(session);
    },
  });
  start({
    actionCreator: loggedOut,
    effect: async ({ payload }, api) => {
      const { loggedOut: ended, accountDeleted } = authToasts;
      api.dispatch(toastQueued(payload === 'deletion' ? accountDeleted() : ended()));
      // A logout during a visit also ends the host's session.
      await clearCacheAndEndSession(selectOwnSession(api.getOriginalState())?.token ?? null, api);
    },
  });
  start({
    predicate: (action) => isRejectedWithValue(action),
    effect: async (action, api) => {
      // A refused login says nothing about the current session.
      if (!isRejectedWithValue(action) || isLoginRefused(action)) return;
      const { payload, meta } = action;
      const token = selectToken(api.getState());
      if (token === null || tokenOf(meta) !== token || !isAboutToken(payload)) return;
      const isForeign = await isFromOtherInstallation(token, api);
      if (selectToken(api.getState()) !== token) return;
      if (isForeign) signOutThisTab(api);
      else if (selectIsVisit(api.getState())) endVisit(api);
      else api.dispatch(sessionRefused());
    },
  });
  start({
    actionCreator: sessionRefused,
    effect: async (_action, api) => {
      api.dispatch(toastQueued(authToasts.sessionRefused()));
      // Without a session, the stored token could not be read.
      await clearCacheAndEndSession(selectToken(api.getOriginalState()) ?? readToken(), api);
    },
  });
  start({
    actionCreator: storageReported,
    effect: async (_action, api) => {
      const token = selectToken(api.getState());
      if (token === null || selectIsDurable(api.getState())) return;
      const isForeign = await isFromOtherInstallation(token, api);
      if (isForeign && selectToken(api.getState()) === token) signOutThisTab(api);
    },
  });
  start({
    predicate: (_action, state, before) => selectReturnTo(state) !== selectReturnTo(before),
    effect: (_action, { getState }) => writeOrigin(selectReturnTo(getState())),
  });
  start({
    matcher: isLoginRefused,
    effect: ({ payload }, { dispatch }) => {
      dispatch(toastQueued(loginRefusal(payload)));
    },
  });
};
