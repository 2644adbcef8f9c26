import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

const FRESH = { subscribe: false, forceRefetch: true } as const;

interface Outcome<Answer> {
  requestId?: string | undefined;
  data?: Answer | undefined;
  error?: unknown;
}

type Call<Answer> = PromiseLike<Outcome<Answer>> & { requestId: string };

/** What is used of a query endpoint; naming RTK Query's own types would cost two more type parameters. */
interface Refetchable<Arg, Answer> {
  initiate(
    arg: Arg,
    options: typeof FRESH,
  ): ThunkAction<Call<Answer>, unknown, unknown, UnknownAction>;
}

/** Whether something is a query endpoint. */
export const isRefetchable = (endpoint: unknown): endpoint is Refetchable<unknown, unknown> =>
  typeof endpoint === 'object' && endpoint !== null && 'initiate' in endpoint;

/**
 * Asks the server again. A request that is already running may return older data: it is awaited, and another one sent.
 * @returns the answer, or null if the call failed
 */
export const refetchFresh = async <Arg, Answer>(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  endpoint: Refetchable<Arg, Answer>,
  arg: Arg,
): Promise<Answer | null> => {
  const call = dispatch(endpoint.initiate(arg, FRESH));
  const first = await call;
  // RTK Query lets a call join a running request, and gives it that request's outcome.
  const isFresh = first.requestId === call.requestId;
  const { data, error } = isFresh ? first : await dispatch(endpoint.initiate(arg, FRESH));
  // After a failure, `data` still holds the previous answer.
  return error ? null : (data ?? null);
};
