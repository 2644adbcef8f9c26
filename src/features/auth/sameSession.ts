import type { AppListenerApi, CallAccess } from '../../app/hooks';
import { selectSessionUser, selectToken } from './authSlice';

/** Whether this user is still signed in; answers to a previous user's calls must be ignored. */
export const isSignedInAs = (
  { getState }: Pick<AppListenerApi, 'getState'>,
  userId: string,
): boolean => selectSessionUser(getState())?._id === userId;

/** Returns a function that checks whether the session is still the one of this call. */
export const inThisSession = ({ getState }: Pick<AppListenerApi, 'getState'>): (() => boolean) => {
  const token = selectToken(getState());
  return () => selectToken(getState()) === token;
};

/**
 * Wraps the store for a task of many calls. Once the current session has ended, `dispatch` throws, because further
 * calls would be sent as another user.
 */
export const callsOfThisSession = ({ dispatch, getState }: CallAccess): CallAccess => {
  const isSameSession = inThisSession({ getState });
  return {
    getState,
    dispatch: (call) => {
      if (!isSameSession()) throw new Error('You are no longer signed in.');
      return dispatch(call);
    },
  };
};
