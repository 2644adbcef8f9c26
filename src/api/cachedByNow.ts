import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './service';

/**
 * Whether something that has changed is cached, or comes with an answer that was on its way: the server may have given
 * that one before the change. (RTK Query itself delays the invalidation of tags in the same way.)
 */
export const isCachedByNow = async (
  isCached: () => boolean,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<boolean> => {
  if (isCached()) return true;
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  return isCached();
};
