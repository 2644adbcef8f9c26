import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, sessionFollowed, sessionRefused } from '../auth/authSlice';

export interface UsersState {
  searchText: string;
  isSearchOpen: boolean;
}

const initialState: UsersState = { searchText: '', isSearchOpen: false };

const usersSlice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    searchTyped: (state, { payload: text }: PayloadAction<string>) => {
      state.searchText = text;
      state.isSearchOpen = text.trim() !== '';
    },
    searchReopened: (state) => {
      state.isSearchOpen = state.searchText.trim() !== '';
    },
    searchClosed: (state) => {
      state.isSearchOpen = false;
    },
    /** A person was chosen from the results. */
    searchFinished: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(sessionRefused, () => initialState)
      .addCase(sessionFollowed, () => initialState),
  selectors: {
    selectSearchText: (state) => state.searchText,
    selectIsSearchOpen: (state) => state.isSearchOpen,
  },
});

export const { searchTyped, searchReopened, searchClosed, searchFinished } = usersSlice.actions;
export const { selectSearchText, selectIsSearchOpen } = usersSlice.selectors;
export const usersReducer = usersSlice.reducer;
