import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import { api as service } from '../../api/service';
import { errorMessage, errorStatus } from '../../api/errorMessage';
import { REFUSALS } from '../../domain/errors';
import { toasts } from '../ui/toast';
import { selectIsKept, storageReported, toastQueued } from '../ui/uiSlice';
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
import { isElsewhere } from './isElsewhere';
import { loginRefusal } from './loginRefusal';
import { writeOrigin } from './originStorage';
import { endSession, readToken, updateStoredUser, writeSession } from './sessionStorage';
import { readVisit, writeVisit } from './visitStorage';

const isAboutToken = (error: unknown): boolean => {
  const status = errorStatus(error);
  const message = errorMessage(error);
  return [REFUSALS.invalidToken, REFUSALS.unknownUsername].some(
    ([refusedStatus, refusedMessage]) => status === refusedStatus && message === refusedMessage,
  );
};

const RequestMetaSchema = v.object({
  baseQueryMeta: v.object({ request: v.instance(Request) }),
});

/** The token a failed call was sent with: an answer to an earlier session must not end this one. */
const tokenOf = (meta: unknown): string | null =>
  v.is(RequestMetaSchema, meta) ? meta.baseQueryMeta.request.headers.get('Authorization') : null;

/** Nothing of one person's may be seen or sent by the next. */
const forgetEverything = ({ dispatch }: AppListenerApi) => {
  dispatch(service.util.resetApiState());
};

const end = async (token: string | null, api: AppListenerApi) => {
  forgetEverything(api);
  await endSession(token, api.extra.pageStorage);
};

/** The session goes on in the tabs that can use it, and only this one is signed out. */
const leaveToOthers = ({ dispatch }: AppListenerApi) => dispatch(sessionFollowed(null));

/** Nobody but the visitor is signed out. */
const endVisit = ({ dispatch, getState }: AppListenerApi) => {
  const visitor = selectSessionUser(getState());
  dispatch(visitLeft());
  if (visitor) dispatch(toastQueued(toasts.visitEnded(visitor)));
};

const greetings = {
  form: () => toasts.loggedIn(),
  guest: toasts.guestWelcome,
  signup: toasts.signupWelcome,
};

const isLoginRefused = authApi.endpoints.login.matchRejected;

export const listenForSession = (start: AppStartListening): void => {
  start({
    actionCreator: loggedIn,
    effect: async ({ payload: { token, user, how } }, api) => {
      forgetEverything(api);
      api.dispatch(toastQueued(greetings[how](user)));
      // With a session that ends with this page no other tab can do anything.
      if (selectIsKept(api.getState())) await writeSession({ token, user }, api.extra.pageStorage);
    },
  });
  start({
    matcher: isAnyOf(sessionFollowed, visitBegun),
    effect: (_action, api) => forgetEverything(api),
  });
  start({
    actionCreator: sessionUserUpdated,
    effect: async (_action, { getState, extra }) => {
      const { session } = getState().auth;
      // Another tab may have ended or replaced this session a moment ago: it stays so.
      if (session?.token === readToken()) await updateStoredUser(session, extra.pageStorage);
      else if (session && session.token === readVisit()?.token) writeVisit(session);
    },
  });
  start({
    actionCreator: loggedOut,
    effect: async (_action, api) => {
      api.dispatch(toastQueued(toasts.loggedOut()));
      // From a visit one logs out of both.
      await end(selectOwnSession(api.getOriginalState())?.token ?? null, api);
    },
  });
  start({
    predicate: (action) => isRejectedWithValue(action),
    effect: async (action, api) => {
      // A login is about another person than the one who is signed in.
      if (!isRejectedWithValue(action) || isLoginRefused(action)) return;
      const { payload, meta } = action;
      const token = selectToken(api.getState());
      if (token === null || tokenOf(meta) !== token || !isAboutToken(payload)) return;
      const isTheirs = await isElsewhere(token, api);
      if (selectToken(api.getState()) !== token) return;
      if (isTheirs) leaveToOthers(api);
      else if (selectIsVisit(api.getState())) endVisit(api);
      else api.dispatch(sessionRefused());
    },
  });
  start({
    actionCreator: sessionRefused,
    effect: async (_action, api) => {
      api.dispatch(toastQueued(toasts.sessionRefused()));
      // Without a session it is the stored token that could not be read.
      await end(selectToken(api.getOriginalState()) ?? readToken(), api);
    },
  });
  start({
    actionCreator: storageReported,
    effect: async (_action, api) => {
      const token = selectToken(api.getState());
      if (token === null || selectIsKept(api.getState())) return;
      const isTheirs = await isElsewhere(token, api);
      if (isTheirs && selectToken(api.getState()) === token) leaveToOthers(api);
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
