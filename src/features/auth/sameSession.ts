import type { AppListenerApi } from '../../app/hooks';
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
