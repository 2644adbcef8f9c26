import { createEntityAdapter, type EntityAdapter, type EntityState } from '@reduxjs/toolkit';

/** What is wanted of something (on or off, how many stars), and how it stood when the server last said so. */
export interface Toggle<Value = boolean> {
  desired: Value;
  /** The revision at which the server did what is wanted; null before. */
  settledAt: number | null;
  /** What was settled before it was wanted otherwise: cached answers may lack it. */
  earlier: { desired: Value; settledAt: number } | null;
}

/** What the changes of all slices share: some are toggles, some happen once. */
interface Change extends Partial<Toggle<unknown>> {
  id: string;
}

const adapter = createEntityAdapter<Change>();

/** The toggle once something is wanted of it. */
export const toggled = <Value>(known: Toggle<Value> | undefined, desired: Value): Toggle<Value> => {
  const { settledAt = null, earlier = null } = known ?? {};
  const isSettled = known !== undefined && settledAt !== null;
  return {
    desired,
    settledAt: null,
    earlier: isSettled ? { desired: known.desired, settledAt } : earlier,
  };
};

/** Whether an answer of this revision may lack the change. */
export const isOpen = ({ settledAt }: Change, revision: number): boolean =>
  (settledAt ?? Infinity) > revision;

/** What a call asked of the server, where it was one of several things. */
export type Sent = boolean | number | null;

/** Whether what the server did is still wanted; what happens once always is. */
export const isStillWanted = (change: Change, sent: Sent): boolean =>
  !('desired' in change) || change.desired === sent;

/** The server did what was wanted, unless something else is wanted by now. */
export const settleChange = (
  state: EntityState<Change & Pick<Toggle, 'settledAt'>, string>,
  id: string,
  sent: Sent,
  revision: number,
): void => {
  const change = state.entities[id];
  if (change && isStillWanted(change, sent)) change.settledAt = revision;
};

/** What was wanted is given up; what was settled before it stays. */
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

/** What every cached answer holds by now need not lie over them any more. */
export const forgetCached = (state: EntityState<Change, string>, revision: number): void => {
  removeChanges(state, (change) => !isOpen(change, revision));
};

/** The same for what was answered apart from the cache. */
export const forgetAnswered = <Answered extends { revision: number }>(
  adapter: EntityAdapter<Answered, string>,
  state: EntityState<Answered, string>,
  revision: number,
): void => {
  const known = adapter.getSelectors().selectAll(state);
  const gone = known.filter((answered) => answered.revision <= revision);
  adapter.removeMany(state, gone.map(adapter.selectId));
};
