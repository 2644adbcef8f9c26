import type { AppListenerApi } from '../../app/hooks';
import type { SeedSize } from '../../domain/backend';
import { selectToken, sessionFollowed } from '../auth/authSlice';
import { endSession, readSession, readToken } from '../auth/sessionStorage';
import { selectIsDurable } from './uiSlice';

/** Replaces all data by the sample data. Returns the text of the toast about it. */
export const resetData = async (
  size: SeedSize | undefined,
  api: AppListenerApi,
): Promise<string> => {
  const token = selectToken(api.getState());
  const data = await api.extra.data();
  if ((await data.reset(size)) === 'recovered') {
    api.dispatch(sessionFollowed(readSession()));
    return 'Your data turned out to be readable, so nothing was deleted.';
  }
  // A tab whose data is only in memory must not end the other tabs' session.
  await endSession(selectIsDurable(api.getState()) ? readToken() : token, api.extra.pageStorage);
  api.dispatch(sessionFollowed(null));
  return 'The sample data is back. Please log in again.';
};
