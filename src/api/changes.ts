import { createEntityAdapter, type EntityAdapter, type EntityState } from '@reduxjs/toolkit';

/** The desired state of something (on or off, or a number of stars), with the state last settled by the server. */
export interface Toggle<Value = boolean> {
  desired: Value;
  /** The revision at which the server applied the desired state; null while pending. */
  settledAt: number | null;
  /** The state settled before the current one was requested; cached answers may lack it. */
  earlier: { desired: Value; settledAt: number } | null;
}

/** The fields shared by the changes of all slices. Some are toggles, others happen once. */
interface Change extends Partial<Toggle<unknown>> {
  id: string;
}

const adapter = createEntityAdapter<Change>();

/** The toggle with a new desired state, which is pending. */
export const toggled = <Value>(
  previous: Toggle<Value> | undefined,
  desired: Value,
): Toggle<Value> => {
  const { settledAt = null, earlier = null } = previous ?? {};
  const isSettled = previous !== undefined && settledAt !== null;
  return {
    desired,
    settledAt: null,
    earlier: isSettled ? { desired: previous.desired, settledAt } : earlier,
  };
};

/** Whether an answer of this revision may lack the change. */
export const isOpen = ({ settledAt }: Change, revision: number): boolean =>
  (settledAt ?? Infinity) > revision;

/** The desired state that a call sent; null for changes without one. */
export type Sent = boolean | number | null;

/** Whether the state that was sent is still the desired one; always true for changes that happen once. */
export const isStillDesired = (change: Change, sent: Sent): boolean =>
  !('desired' in change) || change.desired === sent;

/** Settles the change at this revision, unless another state is desired now. */
export const settleChange = (
  state: EntityState<Change & Pick<Toggle, 'settledAt'>, string>,
  id: string,
  sent: Sent,
  revision: number,
): void => {
  const change = state.entities[id];
  if (change && isStillDesired(change, sent)) change.settledAt = revision;
};

/** Abandons the desired state; the state settled before it stays. */
export const failChange = (state: EntityState<Change, string>, id: string): void => {
  const earlier = state.entities[id]?.earlier;
  if (earlier) adapter.updateOne(state, { id, changes: { ...earlier, earlier: null } });
  else adapter.removeOne(state, id);
};

/** Removes the changes that match. */
export const removeChanges = <C extends Change>(
  state: EntityState<C, string>,
  matches: (change: C) => boolean,
): void => {
  const gone = Object.values(state.entities).filter(matches);
  adapter.removeMany(
    state,
    gone.map(({ id }) => id),
  );
};

/** Removes settled changes that every cached answer already includes. */
export const forgetCached = (state: EntityState<Change, string>, revision: number): void => {
  removeChanges(state, (change) => !isOpen(change, revision));
};

/** Removes answers kept outside the cache that are no newer than every cached answer. */
export const forgetAnswered = <Answered extends { revision: number }>(
  adapter: EntityAdapter<Answered, string>,
  state: EntityState<Answered, string>,
  revision: number,
): void => {
  const all = adapter.getSelectors().selectAll(state);
  const gone = all.filter((answered) => answered.revision <= revision);
  adapter.removeMany(state, gone.map(adapter.selectId));
};
