import * as v from 'valibot';
import type { Caller, Send, Services } from '../../api/storeServices';
import { inThisSession, isSignedInAs } from '../../api/sameSession';
import type { AppDispatch, RootState } from '../../app/hooks';
import { NewTokenAnswerSchema } from '../../domain/account';
import { UserSchema } from '../../domain/entities';
import { selectIsDurable } from '../ui/uiSlice';
import { selectIsVisit, selectToken, sessionRenewed, type Session } from './authSlice';
import { readSession, writeSession } from './sessionStorage';
import { writeVisit } from './visitStorage';

type Thunk<Result> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  services: Services,
) => Result;

/** What the answers of these calls have in common. */
const RenewalSchema = v.object({
  ...NewTokenAnswerSchema.entries,
  user: v.exactOptional(UserSchema),
});

const TURN = 'cinefolk-token';

/** Runs the work when no tab of this browser is replacing its token; only on plain http the tabs do not know. */
const inTurn = async <T>({ calls }: Services, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(TURN, work) : calls.run([TURN], work);

/** The browser may not have told this tab yet of the token that another has stored. */
const takeStored = (): Thunk<void> => (dispatch, getState) => {
  const isShared = selectIsDurable(getState()) && !selectIsVisit(getState());
  const stored = isShared ? readSession() : null;
  if (stored && stored.token !== selectToken(getState())) dispatch(sessionRenewed(stored));
};

/**
 * Sends a call whose answer has a new token, and goes on with that. Refused calls wait for it, and so does the next of
 * these calls, which needs it.
 */
export const renewSession =
  (send: Send): Thunk<ReturnType<Send>> =>
  (dispatch, getState, services) => {
    const isSameSession = inThisSession({ getState });
    const { session: caller } = getState().auth;
    return inTurn(services, async () => {
      if (isSameSession()) dispatch(takeStored());
      const answer = await send(isSameSession() ? getState().auth.session : caller);
      const renewed = v.safeParse(RenewalSchema, answer.data);
      const { session: before } = getState().auth;
      if (!renewed.success || !before || !isSameSession()) return answer;
      const { encodedToken: token, user = before.user } = renewed.output;
      dispatch(sessionRenewed({ token, user }));
      if (!selectIsDurable(getState())) return answer;
      if (selectIsVisit(getState())) writeVisit({ token, user });
      else await writeSession({ token, user }, services.pageStorage);
      return answer;
    });
  };

/** The session that goes on in place of a refused token, replaced here or in another tab; null if there is none. */
export const renewedSession =
  (refused: Caller): Thunk<Promise<Session | null>> =>
  (dispatch, getState, services) =>
    inTurn(services, () => {
      if (selectToken(getState()) === refused.token) dispatch(takeStored());
      const { session: current } = getState().auth;
      const isSamePerson = isSignedInAs({ getState }, refused.user._id);
      return Promise.resolve(isSamePerson && current?.token !== refused.token ? current : null);
    });
