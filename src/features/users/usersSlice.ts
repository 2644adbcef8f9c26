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
  noteSummary,
  pendingProfile,
  setDesiredFollow,
  addProfileEdit,
  type UserChanges,
} from './changes/userChanges';
import type { ImportSummary } from './ownData/importSummary';
import { usersApi } from './usersApi';

/** The user requested an export of their data. */
export const dataRequested = createAction('users/dataRequested');

/** A file's data was imported into the viewer's account, completely or in part. */
export const dataImported = createAction<ImportSummary>('users/dataImported');

export interface UsersState extends UserChanges {
  searchText: string;
  /** The trimmed text once the user has paused typing, else empty. */
  searchedFor: string;
  isSearchOpen: boolean;
  /** Unsaved changes to the viewer's profile. */
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
      setDesiredFollow(state, payload.user, payload.following);
    },
    /** The user pressed Undo after an unfollow. */
    unfollowUndone: (state, { payload: user }: PayloadAction<UserSummary>) => {
      setDesiredFollow(state, user, true);
    },
    /** The user saved the changed fields of their profile. */
    profileEdited: {
      prepare: (fields: ProfileDraft) => ({ payload: { id: uuid(), fields } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; fields: ProfileDraft }>) => {
        // A pending edit may still fail, so its fields stay in the draft until they are saved.
        state.profileDraft = { ...pendingProfile(state), ...payload.fields };
        addProfileEdit(state, payload.id, payload.fields);
      },
    },
    searchTyped: (state, { payload: text }: PayloadAction<string>) => {
      state.searchText = text;
      state.isSearchOpen = text.trim() !== '';
      if (text.trim() !== state.searchedFor) state.searchedFor = '';
    },
    /** The user paused typing. */
    searchPaused: (state) => {
      state.searchedFor = state.searchText.trim();
    },
    searchReopened: (state) => {
      state.isSearchOpen = state.searchText.trim() !== '';
    },
    searchClosed: (state) => {
      state.isSearchOpen = false;
    },
    /** The user chose a result. */
    searchFinished: (state) => {
      state.searchText = '';
      state.searchedFor = '';
      state.isSearchOpen = false;
    },
    profileDraftChanged: (state, { payload }: PayloadAction<ProfileDraft>) => {
      Object.assign(state.profileDraft, payload);
    },
    /** The draft was read from storage; fields typed during the read are newer. */
    profileDraftRestored: (state, { payload }: PayloadAction<ProfileDraft>) => {
      state.profileDraft = { ...payload, ...state.profileDraft };
    },
    profileDraftDropped: (state) => {
      state.profileDraft = {};
    },
    /** The server saved these fields; later changes stay in the draft. */
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
        (state, { payload: { user, revision } }) => noteSummary(state, user, revision),
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectSearchText: (state) => state.searchText,
    selectSearchedFor: (state) => state.searchedFor,
    selectIsSearchOpen: (state) => state.isSearchOpen,
    selectProfileDraft: (state) => state.profileDraft,
    /** The desired state of a pending follow or unfollow of this user; undefined if none is pending. */
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
