import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import { cacheAdvanced, changeFailed, dataReplaced } from '../../api/actions';
import { failChange } from '../../api/changes';
import type { UserSummary } from '../../domain/entities';
import { sessionChanged } from '../auth/authSlice';
import { unsaved, type ProfileDraft } from './profileDraft';
import {
  changeReducers,
  followId,
  forgetCachedUsers,
  noChanges,
  noteFace,
  pendingProfile,
  wantFollow,
  wantProfile,
  type UserChanges,
} from './changes/userChanges';
import type { ImportSummary } from './ownData/importSummary';
import { usersApi } from './usersApi';

/** A person asked for all that is theirs as a file. */
export const dataRequested = createAction('users/dataRequested');

/** A file's data was brought into the viewer's account, all of it or as far as it went. */
export const dataImported = createAction<ImportSummary>('users/dataImported');

export interface UsersState extends UserChanges {
  searchText: string;
  /** What to look for: the text without its outer blanks once the typing has paused, else empty. */
  searchedFor: string;
  isSearchOpen: boolean;
  /** An edit of the own profile, begun and not yet saved. */
  profileDraft: ProfileDraft;
}

const initialState: UsersState = {
  searchText: '',
  searchedFor: '',
  isSearchOpen: false,
  profileDraft: {},
  ...noChanges,
};

const { editUser, getPerson, getUser } = usersApi.endpoints;

export const usersSlice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    ...changeReducers,
    followToggled: (
      state,
      { payload }: PayloadAction<{ user: UserSummary; following: boolean }>,
    ) => {
      wantFollow(state, payload.user, payload.following);
    },
    /** A person took their leaving of another back. */
    unfollowUndone: (state, { payload: user }: PayloadAction<UserSummary>) => {
      wantFollow(state, user, true);
    },
    /** A person saved their profile's changed fields. */
    profileEdited: {
      prepare: (fields: ProfileDraft) => ({ payload: { id: uuid(), fields } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; fields: ProfileDraft }>) => {
        // An earlier edit may still fail: its fields stay in the draft until they are saved.
        state.profileDraft = { ...pendingProfile(state), ...payload.fields };
        wantProfile(state, payload.id, payload.fields);
      },
    },
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
    /** The draft was read from storage; what was typed meanwhile is newer. */
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
      .addCase(changeFailed, (state, { payload }) => failChange(state.changes, payload.id))
      .addCase(cacheAdvanced, (state, { payload: revision }) => forgetCachedUsers(state, revision))
      .addCase(dataReplaced, (state) => void Object.assign(state, noChanges))
      .addMatcher(
        isAnyOf(getUser.matchFulfilled, editUser.matchFulfilled, getPerson.matchFulfilled),
        (state, { payload: { user, revision } }) => noteFace(state, user, revision),
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectSearchText: (state) => state.searchText,
    selectSearchedFor: (state) => state.searchedFor,
    selectIsSearchOpen: (state) => state.isSearchOpen,
    selectProfileDraft: (state) => state.profileDraft,
    /** Whom the viewer wants to follow or not, while that is not settled. */
    selectDesiredFollow: (state, userId: string): boolean | undefined => {
      const change = state.changes.entities[followId(userId)];
      return change?.kind === 'follow' && change.settledAt === null ? change.desired : undefined;
    },
  },
});

export const {
  followToggled,
  unfollowUndone,
  profileEdited,
  userChangeSettled,
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
  selectDesiredFollow,
} = usersSlice.selectors;
