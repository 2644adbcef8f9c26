import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cacheAdvanced, changeFailed, dataReplaced } from '../../api/actions';
import { failChange, forgetCached, settleChange } from '../../api/changes';
import type { WatchedSort } from '../../domain/films';
import { sessionChanged } from '../auth/authSlice';
import { postAnswered, postChangeSettled } from '../posts/postsSlice';
import {
  failEntryChange,
  noEntryChanges,
  selectAllEntryChanges,
  type EntryChange,
  type EntryChanges,
} from './changes/entryChanges';
import { noDrafts, unsavedDrafts, type EntryDraft, type EntryDrafts } from './changes/entryDrafts';
import { entryReducers } from './changes/entryReducers';
import {
  changeId,
  noChanges,
  noteWatched,
  setDesiredMark,
  setDesiredRating,
  type FilmChange,
  type FilmChanges,
} from './changes/filmChanges';

interface FilmsState extends FilmChanges, EntryChanges, EntryDrafts {
  /** The sort of any user's watched films. */
  watchedSort: WatchedSort;
}

const initialState: FilmsState = {
  ...noChanges,
  ...noEntryChanges,
  ...noDrafts,
  watchedSort: 'date',
};

export const filmsSlice = createSlice({
  name: 'films',
  initialState,
  reducers: {
    ...entryReducers,
    watchedSortChosen: (state, { payload }: PayloadAction<WatchedSort>) => {
      state.watchedSort = payload;
    },
    watchedToggled: (state, { payload }: PayloadAction<{ filmId: string; watched: boolean }>) => {
      setDesiredMark(state, 'watched', payload.filmId, payload.watched);
    },
    watchlistToggled: (state, { payload }: PayloadAction<{ filmId: string; listed: boolean }>) => {
      setDesiredMark(state, 'watchlist', payload.filmId, payload.listed);
    },
    /** Null removes the rating. */
    filmRated: (state, { payload }: PayloadAction<{ filmId: string; rating: number | null }>) => {
      setDesiredRating(state, payload.filmId, payload.rating);
    },
    /** The server applied the change with the value `sent`. */
    filmChangeSettled: (
      state,
      {
        payload: { id, sent, revision },
      }: PayloadAction<{ id: string; sent: boolean | number | null; revision: number }>,
    ) => {
      settleChange(state.changes, id, sent, revision);
    },
    /** The server answered whether the viewer has watched a film. */
    watchedAnswered: (
      state,
      {
        payload: { filmId, watched, revision },
      }: PayloadAction<{ filmId: string; watched: boolean; revision: number }>,
    ) => {
      noteWatched(state, filmId, revision, watched);
    },
  },
  extraReducers: (builder) =>
    builder
      // Posting about a film implies having watched it, which uncovers posts with spoilers about it.
      .addCase(postAnswered, (state, { payload: { post, revision, missingBecause } }) => {
        if (missingBecause === 'created' && post?.film?.watched)
          noteWatched(state, post.film._id, revision);
      })
      .addCase(postChangeSettled, (state, { payload: { answer, sent, revision } }) => {
        const film = sent === null ? answer?.post?.film : undefined;
        if (film?.watched) noteWatched(state, film._id, revision);
      })
      .addCase(changeFailed, (state, { payload }) => {
        // The form's values become a draft again.
        state.drafts = unsavedDrafts(state, (id) => id === payload.id);
        failEntryChange(state, payload.id);
        failChange(state.changes, payload.id);
      })
      .addCase(cacheAdvanced, (state, { payload: revision }) => {
        forgetCached(state.changes, revision);
        forgetCached(state.entryChanges, revision);
      })
      .addCase(dataReplaced, (state) => void Object.assign(state, noChanges, noEntryChanges))
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectFilmChange: (state, kind: FilmChange['kind'], filmId: string): FilmChange | undefined =>
      state.changes.entities[changeId(kind, filmId)],
    selectFilmChanges: (state) => state.changes,
    /** In the order in which they were made. */
    selectEntryChanges: (state): EntryChange[] => selectAllEntryChanges(state.entryChanges),
    selectWatchedSort: (state) => state.watchedSort,
    selectEntryDraft: (state, key: string): EntryDraft | undefined => state.drafts[key],
    /** The desired state of a pending deletion; undefined if none is pending. */
    selectDesiredDeletion: (state, id: string): boolean | undefined => {
      const change = state.entryChanges.entities[id];
      return change?.kind === 'deletion' && change.settledAt === null ? change.desired : undefined;
    },
  },
});

export const {
  watchedToggled,
  watchlistToggled,
  filmRated,
  filmChangeSettled,
  entryLogged,
  entryEdited,
  entryDeleted,
  entryDeletionUndone,
  entryChangeSettled,
  entryDraftChanged,
  entryDraftDropped,
  entryDraftsRestored,
  watchedAnswered,
  watchedSortChosen,
} = filmsSlice.actions;
export const {
  selectFilmChange,
  selectFilmChanges,
  selectEntryChanges,
  selectWatchedSort,
  selectEntryDraft,
  selectDesiredDeletion,
} = filmsSlice.selectors;
