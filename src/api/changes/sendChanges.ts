import type {
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import { changeFailed, changeSettled } from '../actions';
import { errorMessage, errorStatus } from '../errorMessage';
import { inThisSession, type SessionState } from '../sameSession';
import type { Services } from '../storeServices';
import { isSame, type Change } from './change';
import type { Kind, Made } from './kinds';

interface Result<Answer> {
  data?: Answer | undefined;
  error?: unknown;
}

/** Sends a change. */
export type Call<Answer, State> = ThunkAction<
  Promise<Result<Answer>>,
  State,
  Services,
  UnknownAction
>;

/** How a kind of change is sent, and what follows. */
interface Sending<C extends Change, Answer, State, Api> {
  /** Follows the event at once, unless that was before a reload. */
  onMade?: (change: Made<C>, api: Api) => void;
  /**
   * The call that brings about the desired state; a promise of it if its code is loaded on demand.
   * @param before the state before the event
   */
  call: (change: C, before: State) => Call<Answer, State> | Promise<Call<Answer, State>>;
  onSettled?: (change: C, answer: Answer, api: Api, before: State) => void;
  /**
   * Fetches the server's current state; undefined if that fails. Needed for calls that are not idempotent: a dislike
   * lowers the count even if the like before it never arrived. Where a refusal alone says that what is desired was done
   * before, `orDone` is enough.
   */
  fetchCurrent?: (
    change: C,
    api: Api,
  ) => Promise<{ desired: C['desired']; answer: Answer } | undefined>;
  /** Added to the reason of a failure. */
  failureNote?: string;
  /** Called after the change was abandoned. */
  afterFailure?: (change: C, api: Api, message: string) => unknown;
}

/** How the server answers what is done already. */
const REFUSED = 400;

/** The server's message, or that the code of a call could not be loaded. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : errorMessage(error);

/**
 * Sends the changes of one kind: of each target only the latest desired state, one call at a time, until the session
 * ends. A failure abandons the state that was sent, and a toast shows the reason; a newer desired state stays, because
 * it has its own turn in the queue.
 */
export const sendChanges = <
  C extends Change,
  Answer extends { revision: number },
  State extends SessionState,
  Dispatch extends ThunkDispatch<State, Services, UnknownAction>,
>(
  start: TypedStartListening<State, Dispatch, Services>,
  kind: Kind<C, State>,
  sending: Sending<C, Answer, State, ListenerEffectAPI<State, Dispatch, Services>>,
): void => {
  type Api = ListenerEffectAPI<State, Dispatch, Services>;

  const resultOf = async (
    change: C,
    before: State,
    { dispatch }: Api,
    isSameSession: () => boolean,
  ) => {
    const prepared = sending.call(change, before);
    try {
      // Without waiting if the code is there: the call is sent in the frame of its click.
      const call = prepared instanceof Promise ? await prepared : prepared;
      return isSameSession() ? await dispatch(call) : {};
    } catch (error) {
      return { error };
    }
  };

  const send = async (id: string, before: State, api: Api, isSameSession: () => boolean) => {
    const pending = (): C | undefined => {
      const change = isSameSession() ? kind.changes(api.getState()).entities[id] : undefined;
      return change?.settledAt === null && kind.is(change) ? change : undefined;
    };
    const settle = (change: C, answer: Answer) => {
      const { revision } = answer;
      api.dispatch(changeSettled({ id, kind: kind.name, sent: change.desired, revision }));
      sending.onSettled?.(change, answer, api, before);
    };
    const sent = pending();
    if (!sent) return;
    const { data, error }: Result<Answer> = await resultOf(sent, before, api, isSameSession);
    if (data !== undefined) {
      if (isSameSession()) settle(sent, data);
      return;
    }
    if (!pending()) return;
    const isDesired = () => isSame(pending()?.desired, sent.desired);
    if (!isDesired() && !sending.fetchCurrent) return;
    if (!isDesired() || errorStatus(error) === REFUSED) {
      const fetched = await sending.fetchCurrent?.(sent, api);
      if (!isSameSession()) return;
      // An earlier try can have arrived although its answer was lost: then this one was refused as a repetition.
      if (fetched && (!isDesired() || isSame(fetched.desired, sent.desired))) {
        settle({ ...sent, desired: fetched.desired }, fetched.answer);
        return;
      }
    }
    const reason = messageOf(error);
    const message = [reason, sending.failureNote ?? []].flat().join(' ');
    api.dispatch(changeFailed({ id, about: `${sent.kind}:${sent.target}`, message }));
    await sending.afterFailure?.(sent, api, reason);
  };

  start({
    matcher: kind.isMade,
    effect: async ({ payload: made, meta }, api) => {
      const isSameSession = inThisSession(api);
      const before = api.getOriginalState();
      if (!meta.isRestored) sending.onMade?.(made, api);
      await api.extra.changes.run([made.id], () => send(made.id, before, api, isSameSession));
    },
  });
};
