import type { AppDispatch, RootState } from '../../app/hooks';
import type { PageStorage } from '../../lib/pageStorage';
import { selectIsKept } from '../ui/uiSlice';
import {
  hostFollowed,
  selectIsVisit,
  selectToken,
  sessionFollowed,
  sessionRefused,
  sessionRestored,
} from './authSlice';
import { endSession, recallSession, watchSession } from './sessionStorage';

/**
 * Brings the session this browser remembers into a fresh store, and syncs it with
 * the other tabs from then on: nothing is ever sent under the wrong name.
 */
export const restoreSession = async (
  { dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState },
  pageStorage: PageStorage,
): Promise<void> => {
  watchSession((session) => {
    // What a tab in memory holds is nobody else's, and theirs is not its own.
    if (!selectIsKept(getState())) return;
    if (selectIsVisit(getState())) dispatch(hostFollowed(session));
    else if ((session?.token ?? null) !== selectToken(getState()))
      dispatch(sessionFollowed(session));
  });
  const tokenAtStart = selectToken(getState());
  const session = await recallSession(pageStorage);
  // Whoever logged in meanwhile is newer than what was remembered.
  if (selectToken(getState()) !== tokenAtStart) return;
  if (selectIsVisit(getState())) {
    dispatch(hostFollowed(session === 'lapsed' ? null : session));
    dispatch(sessionRestored(getState().auth.session));
    return;
  }
  if (session === 'lapsed') {
    dispatch(sessionRefused());
    return;
  }
  // Local storage was written too late to hold the logout that the mirror remembers.
  if (!session && tokenAtStart !== null) await endSession(tokenAtStart, pageStorage);
  dispatch(sessionRestored(session));
};
