import type { AppListenerApi } from '../../app/hooks';
import { selectSessionUser } from './authSlice';

/** Whether this person is still signed in: answers to one person's calls are nothing for the next. */
export const isSignedInAs = (
  { getState }: Pick<AppListenerApi, 'getState'>,
  userId: string,
): boolean => selectSessionUser(getState())?._id === userId;
