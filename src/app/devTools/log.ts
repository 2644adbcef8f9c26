import type { Action, Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { InstrumentExt, LiftedState } from '@redux-devtools/instrument';
import { isBookkeeping } from './logEntries';

/** The log that Redux DevTools keep of a store: the actions, the state after each, and which state is shown. */
export type Log<S> = InstrumentExt<S, UnknownAction, unknown>['liftedStore'];
type Entries<S> = LiftedState<S, UnknownAction, unknown>;

/** Whether DevTools log this store: the browser's extension can be set to ignore a page. */
export const hasLog = <S, A extends Action>(
  store: Store<S, A>,
): store is Store<S, A> & { liftedStore: Log<S> } => 'liftedStore' in store;

/** A store's log. @throws Error if it has none */
export const logOf = <S, A extends Action>(store: Store<S, A>): Log<S> => {
  if (hasLog(store)) return store.liftedStore;
  throw new Error('The store keeps no log.');
};

const stateAt = <S>({ computedStates }: Entries<S>, index: number): S => {
  const entry = computedStates[index];
  if (!entry) throw new RangeError(`The log has no state ${index}.`);
  return entry.state;
};

const lastOf = <S>({ computedStates }: Entries<S>): number => computedStates.length - 1;

/** The state on screen. */
export const shownState = <S>(log: Log<S>): S => {
  const entries = log.getState();
  return stateAt(entries, entries.currentStateIndex);
};

/** The state after the latest action. */
export const presentState = <S>(log: Log<S>): S => {
  const entries = log.getState();
  return stateAt(entries, lastOf(entries));
};

/** The first state that satisfies the predicate, if there is one. */
export const firstState = <S>(log: Log<S>, holds: (state: S) => boolean): S | undefined =>
  log.getState().computedStates.find(({ state }) => holds(state))?.state;

/** Whether any action other than bookkeeping follows the shown state. */
export const isInPast = <S>(log: Log<S>): boolean => {
  const { actionsById, currentStateIndex, stagedActionIds } = log.getState();
  return stagedActionIds.slice(currentStateIndex + 1).some((id) => {
    const entry = actionsById[id];
    return entry !== undefined && !isBookkeeping(entry.action);
  });
};

/** Shows the latest state. */
export const returnToNow = <S>(log: Log<S>): void => {
  log.dispatch({ type: 'JUMP_TO_STATE', index: lastOf(log.getState()) });
};

/** Shows the latest state if only bookkeeping follows the shown one, so that the screen stays in the present. */
const stayUpToDate = <S>(log: Log<S>): void => {
  const entries = log.getState();
  if (entries.currentStateIndex < lastOf(entries) && !isInPast(log)) returnToNow(log);
};

/**
 * Keeps a store with a log in the present, whatever DevTools show, so that effects never read, store or send past
 * state. Only the screen shows the past. A store without a log stays as it is.
 */
export const liveInPresent: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  if (!hasLog(store)) return store;
  const log = logOf(store);
  log.subscribe(() => stayUpToDate(log));
  return { ...store, getState: () => presentState(log) };
};
