import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cacheAdvanced, dataReplaced } from '../../api/actions';
import { forgetAnswers } from '../../api/changes/answers';
import type { Changes } from '../../api/changes/change';
import { changesReducer, concernsChanges, NO_CHANGES } from '../../api/changes/changesReducer';
import { isBlank } from '../../domain/blank';
import { sessionChanged } from '../auth/authSlice';
import { noteSummary, summaries, type Summaries } from './changes/userChanges';
import { usersApi } from './usersApi';

export interface UsersState {
  /** What the viewer did to users. */
  changes: Changes;
  summaries: Summaries;
  searchText: string;
  isSearchOpen: boolean;
}

const initialState: UsersState = {
  searchText: '',
  isSearchOpen: false,
  changes: NO_CHANGES,
  summaries: summaries.getInitialState(),
};

const { editUser, getPerson, getUser } = usersApi.endpoints;

const reduceChanges = changesReducer('users');

export const usersSlice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    searchTyped: (state, { payload: text }: PayloadAction<string>) => {
      state.searchText = text;
      state.isSearchOpen = !isBlank(text);
    },
    /** A search's page was opened, by a link, a reload or Back. */
    searchPageOpened: (state, { payload: q }: PayloadAction<string>) => {
      state.searchText = q;
    },
    searchReopened: (state) => {
      state.isSearchOpen = !isBlank(state.searchText);
    },
    searchClosed: (state) => {
      state.isSearchOpen = false;
    },
    /** The user chose a result. */
    searchFinished: (state) => {
      state.searchText = '';
      state.isSearchOpen = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cacheAdvanced, (state, { payload: revision }) =>
        forgetAnswers(summaries, state.summaries, revision),
      )
      .addCase(dataReplaced, (state) => void summaries.removeAll(state.summaries))
      .addMatcher(
        isAnyOf(getUser.matchFulfilled, editUser.matchFulfilled, getPerson.matchFulfilled),
        (state, { payload: { user, revision } }) => noteSummary(state.summaries, user, revision),
      )
      .addMatcher(concernsChanges, (state, action) => {
        state.changes = reduceChanges(state.changes, action);
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectSearchText: (state) => state.searchText,
    selectIsSearchOpen: (state) => state.isSearchOpen,
  },
});

export const { searchTyped, searchReopened, searchClosed, searchPageOpened, searchFinished } =
  usersSlice.actions;
export const { selectSearchText, selectIsSearchOpen } = usersSlice.selectors;
