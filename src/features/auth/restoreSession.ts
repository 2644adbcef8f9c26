import type { AppDispatch, RootState } from '../../app/hooks';
import { isSignedInAs } from '../../api/sameSession';
import type { PageStorage } from '../../lib/pageStorage';
import { selectIsDurable } from '../ui/uiSlice';
import {
  hostFollowed,
  selectIsVisit,
  selectToken,
  sessionFollowed,
  sessionRefused,
  sessionRenewed,
  sessionRestored,
} from './authSlice';
import { endSession, recallSession, watchSession } from './sessionStorage';

/**
 * Restores the stored session into a fresh store, and from then on follows the other tabs' session, so
 * that no request is sent as the wrong user.
 */
export const restoreSession = async (
  { dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState },
  pageStorage: PageStorage,
): Promise<void> => {
  watchSession((session) => {
    // A tab whose data is only in memory does not share its session with other tabs.
    if (!selectIsDurable(getState())) return;
    if (selectIsVisit(getState())) dispatch(hostFollowed(session));
    else if ((session?.token ?? null) !== selectToken(getState()))
      dispatch(
        session && isSignedInAs({ getState }, session.user._id)
          ? sessionRenewed(session)
          : sessionFollowed(session),
      );
  });
  const tokenAtStart = selectToken(getState());
  const session = await recallSession(pageStorage);
  // A login during the read is newer than the stored session.
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
  // The mirror has a logout that local storage lost.
  if (!session && tokenAtStart !== null) await endSession(tokenAtStart, pageStorage);
  dispatch(sessionRestored(session));
};
