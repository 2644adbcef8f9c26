import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** The part of the state that says who is signed in. */
export interface SessionState {
  auth: { session: { token: string; begunWith?: string; user: { _id: string } } | null };
}

interface StateAccess<State = SessionState> {
  getState: () => State;
}

/** Whether this user is still signed in; answers to a previous user's calls must be ignored. */
export const isSignedInAs = ({ getState }: StateAccess, userId: string): boolean =>
  getState().auth.session?.user._id === userId;

/** Returns a function that checks whether the session is still the one of this call. */
export const inThisSession = ({ getState }: StateAccess): (() => boolean) => {
  const firstToken = () => {
    const { session } = getState().auth;
    return session?.begunWith ?? session?.token;
  };
  const before = firstToken();
  return () => firstToken() === before;
};

/** Makes a series of API calls, and reads the store between them. */
export interface Calls<State, Extra> extends StateAccess<State> {
  dispatch: <Result>(call: ThunkAction<Result, State, Extra, UnknownAction>) => Result;
}

/**
 * Wraps the store for a task of many calls. Once the current session has ended, `dispatch` throws, because further
 * calls would be sent as another user.
 */
export const callsOfThisSession = <State extends SessionState, Extra>({
  dispatch,
  getState,
}: Calls<State, Extra>): Calls<State, Extra> => {
  const isSameSession = inThisSession({ getState });
  return {
    getState,
    dispatch: (call) => {
      if (!isSameSession()) throw new Error('You are no longer signed in.');
      return dispatch(call);
    },
  };
};
