import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { changeFailed, changeSettled } from '../../api/actions';
import { isSame } from '../../api/changes/change';
import { sessionChanged } from '../auth/authSlice';
import {
  places,
  type FilmDraft,
  type PostDraftRecord,
  type ProfileDraft,
  type StoredRecord,
} from './draftRecord';
import { drop, isShown, noDrafts, putBack, remove, shownAt, type DraftsState } from './draftState';
import { formReducers } from './formReducers';
import { outboxReducers } from './outboxReducers';
import { EMPTY_DRAFT, type PostDraft } from './postDraft';
import { postReducers } from './postReducers';

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: noDrafts,
  reducers: {
    ...postReducers,
    ...outboxReducers,
    ...formReducers,
    /** The user dropped what a place shows, or what it is about is gone. */
    draftDropped: (state, { payload: place }: PayloadAction<string>) => {
      drop(state, place);
    },
    /** The user discarded a waiting draft. */
    draftDiscarded: (state, { payload: draftId }: PayloadAction<string>) => {
      remove(state, ({ _id }) => _id === draftId);
    },
    /** The user continues a waiting draft; the one that its place shows waits instead. */
    draftResumed: (state, { payload: draftId }: PayloadAction<string>) => {
      const chosen = state.records.find(({ _id }) => _id === draftId);
      if (!chosen) return;
      const replaced = shownAt(state, chosen.kind, chosen.place);
      if (replaced) replaced.isWaiting = true;
      delete chosen.isWaiting;
    },
    /** The user's drafts were read from storage, the newest first. What was typed before that stays in place. */
    draftsRestored: (state, { payload }: PayloadAction<StoredRecord[]>) => {
      state.isRestored = true;
      for (const record of payload) {
        if (record.kind === 'outgoing') state.outbox.push(record);
        else putBack(state, record);
      }
      state.outbox.sort((one, other) => (one._id < other._id ? -1 : 1));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(changeSettled, (state, { payload: { id } }) =>
        remove(state, ({ sentIn }) => sentIn === id),
      )
      .addCase(changeFailed, (state, { payload: { id } }) => {
        const failed = state.records.find(({ sentIn }) => sentIn === id);
        if (!failed) return;
        remove(state, (record) => record === failed);
        putBack(state, failed);
      })
      .addMatcher(sessionChanged, () => noDrafts),
  selectors: {
    /** The post, reply or edit that a place shows; undefined if there is none. */
    selectPostDraft: (state, place: string): PostDraft | undefined =>
      shownAt(state, 'post', place)?.draft,
    /** The post or reply that a place shows; an empty draft if there is none. */
    selectNewPostDraft: (state, place: string): PostDraft =>
      shownAt(state, 'post', place)?.draft ?? EMPTY_DRAFT,
    /** The draft of a diary entry; null stands for a new one, which will be logged under the draft's id. */
    selectEntryDraft: (state, entryId: string | null) =>
      shownAt(state, 'entry', places.entry(entryId)),
    selectProfileDraft: (state): ProfileDraft | undefined =>
      shownAt(state, 'profile', places.profile)?.draft,
    /** What was typed about a film; null stands for a new one. */
    selectFilmDraft: (state, filmId: string | null): FilmDraft | undefined =>
      shownAt(state, 'film', places.film(filmId))?.draft,
    /** The draft of a list; null stands for a new one, which will be made under the draft's id. */
    selectListDraft: (state, listId: string | null) => shownAt(state, 'list', places.list(listId)),
    /** Why something is to be done, as typed so far. */
    selectReason: (state, place: string): string =>
      shownAt(state, 'reason', place)?.draft.reason ?? '',
    selectHasDraft: (state, place: string): boolean =>
      state.records.some((record) => record.place === place && isShown(record)),
    /** Posts and replies that were started earlier or elsewhere. */
    selectWaitingDrafts: createSelector(
      [(state: DraftsState) => state.records],
      (records) =>
        records.filter(
          (record): record is PostDraftRecord =>
            record.kind === 'post' && record.isWaiting === true,
        ),
      // Otherwise their list would rerender whenever another draft is typed.
      { memoizeOptions: { resultEqualityCheck: isSame } },
    ),
    selectOutbox: (state) => state.outbox,
  },
});

export const {
  postDraftChanged,
  filmPostStarted,
  listPostStarted,
  replyOrphaned,
  publishedInOtherTab,
  editSaved,
  postSubmitted,
  postRetried,
  postAccepted,
  postRefused,
  postDiscarded,
  entryDraftChanged,
  entryDraftSent,
  profileDraftChanged,
  profileDraftSaved,
  filmDraftChanged,
  listDraftChanged,
  listDraftSent,
  reasonDraftChanged,
  draftDropped,
  draftDiscarded,
  draftResumed,
  draftsRestored,
} = draftsSlice.actions;
export const {
  selectPostDraft,
  selectNewPostDraft,
  selectEntryDraft,
  selectProfileDraft,
  selectFilmDraft,
  selectListDraft,
  selectReason,
  selectHasDraft,
  selectWaitingDrafts,
  selectOutbox,
} = draftsSlice.selectors;
