import type { AppListenerApi, CallAccess } from '../../app/hooks';
import { selectSessionUser, selectToken } from './authSlice';

/** Whether this person is still signed in: answers to one person's calls are nothing for the next. */
export const isSignedInAs = (
  { getState }: Pick<AppListenerApi, 'getState'>,
  userId: string,
): boolean => selectSessionUser(getState())?._id === userId;

/** Returns a check whether the present session is still there. */
export const inThisSession = ({ getState }: Pick<AppListenerApi, 'getState'>): (() => boolean) => {
  const token = selectToken(getState());
  return () => selectToken(getState()) === token;
};

/**
 * An access for work of many calls that belongs to the present session: once that has ended it refuses every call, for
 * the next one would go out under another person's name.
 */
export const callsOfThisSession = ({ dispatch, getState }: CallAccess): CallAccess => {
  const isHere = inThisSession({ getState });
  return {
    getState,
    dispatch: (call) => {
      if (!isHere()) throw new Error('You are no longer signed in.');
      return dispatch(call);
    },
  };
};
