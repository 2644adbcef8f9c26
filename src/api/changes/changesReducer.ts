import { createEntityAdapter, createReducer, current, isAnyOf } from '@reduxjs/toolkit';
import { cacheAdvanced, changeFailed, changeSettled, dataReplaced } from '../actions';
import { isOpen, isSame, type Change, type Changes } from './change';
import { isMade, type Made } from './kinds';

const adapter = createEntityAdapter<Change>();

export const NO_CHANGES: Changes = adapter.getInitialState();

const settledBefore = (previous: Change | undefined): Change['earlier'] => {
  const { desired, settledAt = null, earlier = null } = previous ?? {};
  return settledAt === null ? earlier : { desired, settledAt };
};

/** Stores a change as the last one. One that the server answered unasked gives way to the person's own. */
const store = (state: Changes, made: Made<Change>): void => {
  const previous = state.entities[made.id];
  if (made.settledAt !== null && previous && isOpen(previous, made.settledAt)) return;
  const earlier = made.settledAt === null ? settledBefore(previous) : null;
  adapter.removeOne(state, made.id);
  adapter.addOne(state, { ...made, earlier });
};

const removeWhere = (state: Changes, isGone: (change: Change) => boolean): void => {
  for (const change of Object.values(state.entities))
    if (isGone(change)) adapter.removeOne(state, change.id);
};

/** Removes all changes to a target. */
export const removeChangesTo = (state: Changes, target: string): void =>
  removeWhere(state, (change) => change.target === target);

/** Matches the actions that change what `changesReducer` holds. */
export const concernsChanges = isAnyOf(
  changeSettled,
  changeFailed,
  cacheAdvanced,
  dataReplaced,
  isMade,
);

/** The part of a slice that holds what the person did. */
export const changesReducer = (slice: string) =>
  createReducer(NO_CHANGES, (builder) =>
    builder
      .addCase(changeSettled, (state, { payload: { id, sent, revision } }) => {
        const change = state.entities[id];
        // Another state may be desired by now.
        if (change && isSame(current(change).desired, sent)) change.settledAt = revision;
      })
      .addCase(changeFailed, (state, { payload: { id } }) => {
        const earlier = state.entities[id]?.earlier;
        if (earlier) adapter.updateOne(state, { id, changes: { ...earlier, earlier: null } });
        else adapter.removeOne(state, id);
      })
      .addCase(cacheAdvanced, (state, { payload: revision }) =>
        removeWhere(state, (change) => !isOpen(change, revision)),
      )
      .addCase(dataReplaced, () => NO_CHANGES)
      .addMatcher(isMade, (state, { payload, meta }) => {
        if (meta.slice === slice) store(state, payload);
      }),
  );
