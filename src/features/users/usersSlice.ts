import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, loggedOut, sessionFollowed, sessionRefused } from '../auth/authSlice';
import { unsaved, type ProfileDraft } from './profileDraft';
import { followToggled, profileEdited } from './userEvents';

export interface UsersState {
  searchText: string;
  isSearchOpen: boolean;
  /** An edit of the own profile, begun and not yet saved. */
  profileDraft: ProfileDraft;
  /** Whom the viewer has unfollowed since they came, whether or not they follow them again. */
  leftIds: string[];
}

const initialState: UsersState = {
  searchText: '',
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
    selectIsSearchOpen: (state) => state.isSearchOpen,
    selectProfileDraft: (state) => state.profileDraft,
    selectLeftIds: (state) => state.leftIds,
  },
});

export const {
  searchTyped,
  searchReopened,
  searchClosed,
  searchFinished,
  profileDraftChanged,
  profileDraftRestored,
  profileDraftDropped,
  profileSaved,
} = usersSlice.actions;
export const { selectSearchText, selectIsSearchOpen, selectProfileDraft, selectLeftIds } =
  usersSlice.selectors;
export const usersReducer = usersSlice.reducer;
