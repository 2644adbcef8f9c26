import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../domain/limits';
import { sessionChanged } from '../auth/authSlice';
import type { Toast } from './toast';
import { toastQueued } from './uiSlice';

/** The toast about a deletion, kept when it has closed. */
export type Deletion = Toast & { deletedAt: number };

const initialState: readonly Deletion[] = [];

/** What this user deleted in this tab and may still restore, the latest first. */
export const deletionsSlice = createSlice({
  name: 'deletions',
  initialState,
  reducers: {
    /** The user undid the deletion that this toast reported. */
    deletionRestored: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((deletion) => deletion.id !== id),
  },
  extraReducers: (builder) =>
    builder
      .addCase(toastQueued, (state, { payload, meta: { at } }) => {
        const renewed = new Set(payload.flatMap(({ about }) => about ?? []));
        const earlier = state.filter(
          ({ about, deletedAt }) =>
            !(about !== undefined && renewed.has(about)) && at - deletedAt < LIMITS.restoreMs,
        );
        const added = payload.filter(({ deleted }) => deleted !== undefined);
        if (added.length === 0 && earlier.length === state.length) return state;
        return [...added.map((toast) => ({ ...toast, deletedAt: at })), ...earlier];
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectDeletions: (state) => state,
  },
});

export const { deletionRestored } = deletionsSlice.actions;
export const { selectDeletions } = deletionsSlice.selectors;
