import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, loggedOut, sessionFollowed, sessionRefused } from '../auth/authSlice';
import { unsaved, type ProfileDraft } from './profileDraft';
import { followToggled, profileEdited } from './userEvents';

export interface UsersState {
  searchText: string;
  /** What to look for: the text without its outer blanks once the typing has paused, else empty. */
  searchedFor: string;
  isSearchOpen: boolean;
  /** An edit of the own profile, begun and not yet saved. */
  profileDraft: ProfileDraft;
  /** Whom the viewer has unfollowed since they came, whether or not they follow them again. */
  leftIds: string[];
}

const initialState: UsersState = {
  searchText: '',
  searchedFor: '',
  isSearchOpen: false,
  profileDraft: {},
  leftIds: [],
};

const usersSlice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    searchTyped: (state, { payload: text }: PayloadAction<string>) => {
      state.searchText = text;
      state.isSearchOpen = text.trim() !== '';
      if (text.trim() !== state.searchedFor) state.searchedFor = '';
    },
    /** Nothing was typed for a moment. */
    searchPaused: (state) => {
      state.searchedFor = state.searchText.trim();
    },
    searchReopened: (state) => {
      state.isSearchOpen = state.searchText.trim() !== '';
    },
    searchClosed: (state) => {
      state.isSearchOpen = false;
    },
    /** A person was chosen from the results. */
    searchFinished: (state) => {
      state.searchText = '';
      state.searchedFor = '';
      state.isSearchOpen = false;
    },
    profileDraftChanged: (state, { payload }: PayloadAction<ProfileDraft>) => {
      Object.assign(state.profileDraft, payload);
    },
    /** The draft was read from where this browser keeps it; what was typed meanwhile is newer. */
    profileDraftRestored: (state, { payload }: PayloadAction<ProfileDraft>) => {
      state.profileDraft = { ...payload, ...state.profileDraft };
    },
    profileDraftDropped: (state) => {
      state.profileDraft = {};
    },
    /** The server has these fields; what was typed since stays a draft. */
    profileSaved: (state, { payload: saved }: PayloadAction<ProfileDraft>) => {
      state.profileDraft = unsaved(state.profileDraft, saved);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(followToggled, (state, { payload: { user, following } }) => {
        if (!following && !state.leftIds.includes(user._id)) state.leftIds.push(user._id);
      })
      .addCase(profileEdited, (state, { payload }) => {
        state.profileDraft = payload;
      })
      .addMatcher(
        isAnyOf(loggedIn, loggedOut, sessionRefused, sessionFollowed),
        () => initialState,
      ),
  selectors: {
    selectSearchText: (state) => state.searchText,
    selectSearchedFor: (state) => state.searchedFor,
    selectIsSearchOpen: (state) => state.isSearchOpen,
    selectProfileDraft: (state) => state.profileDraft,
    selectLeftIds: (state) => state.leftIds,
  },
});

export const {
  searchTyped,
  searchPaused,
  searchReopened,
  searchClosed,
  searchFinished,
  profileDraftChanged,
  profileDraftRestored,
  profileDraftDropped,
  profileSaved,
} = usersSlice.actions;
export const {
  selectSearchText,
  selectSearchedFor,
  selectIsSearchOpen,
  selectProfileDraft,
  selectLeftIds,
} = usersSlice.selectors;
export const usersReducer = usersSlice.reducer;
