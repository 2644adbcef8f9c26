import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { changeFailed } from '../../api/actions';
import type { Changes } from '../../api/changes/change';
import {
  changesReducer,
  concernsChanges,
  NO_CHANGES,
  removeChangesTo,
} from '../../api/changes/changesReducer';
import type { DiarySort, WatchedSort } from '../../domain/films';
import type { FilmSummary } from '../../domain/filmSummary';
import { sessionChanged } from '../auth/authSlice';
import { log } from './changes/entry';

interface FilmsState {
  /** What the viewer did to films and to their diary. */
  changes: Changes;
  /** The sort of any user's watched films. */
  watchedSort: WatchedSort;
  /** The sort of any user's watchlist. */
  watchlistSort: DiarySort;
  /** The films chosen on the wall that is shown; null unless films are being selected. */
  selection: FilmSummary[] | null;
}

const initialState: FilmsState = {
  changes: NO_CHANGES,
  watchedSort: 'date',
  watchlistSort: 'latest',
  selection: null,
};

const reduceChanges = changesReducer('films');

export const filmsSlice = createSlice({
  name: 'films',
  initialState,
  reducers: {
    watchedSortChosen: (state, { payload }: PayloadAction<WatchedSort>) => {
      state.watchedSort = payload;
    },
    watchlistSortChosen: (state, { payload }: PayloadAction<DiarySort>) => {
      state.watchlistSort = payload;
    },
    selectionChanged: (state, { payload }: PayloadAction<FilmSummary[]>) => {
      state.selection = payload;
    },
    /** It was left, or the films were put on a list. */
    selectionEnded: (state) => {
      state.selection = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(changeFailed, (state, { payload: { id } }) => {
        // An entry that could not be created has no other changes.
        const failed = state.changes.entities[id];
        if (failed && log.is(failed)) removeChangesTo(state.changes, failed.target);
      })
      .addMatcher(concernsChanges, (state, action) => {
        state.changes = reduceChanges(state.changes, action);
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectWatchedSort: (state) => state.watchedSort,
    selectWatchlistSort: (state) => state.watchlistSort,
    selectSelection: (state) => state.selection,
  },
});

export const { watchedSortChosen, watchlistSortChosen, selectionChanged, selectionEnded } =
  filmsSlice.actions;
export const { selectWatchedSort, selectWatchlistSort, selectSelection } = filmsSlice.selectors;
