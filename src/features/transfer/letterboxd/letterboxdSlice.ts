import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { dataReplaced } from '../../../api/actions';
import type { RootState } from '../../../app/hooks';
import { NOTHING_IMPORTED, type Imported } from '../../../domain/filmAnswers';
import type { FilmSummary } from '../../../domain/filmSummary';
import { sessionChanged } from '../../auth/authSlice';
import type { LeftOut } from './extras';
import type { ImportCounts, ImportOutcome, Progress } from './importProgress';
import { exportPicked, exportRefused } from './letterboxdActions';

/** A film of the export with several possible matches, or with one of another year. */
export interface DoubtfulFilm {
  title: string;
  year: number;
  /** Whether its one match is from the year before or after, and so taken unless the user objects. */
  isNeighbour: boolean;
  /** The likeliest first. */
  candidates: FilmSummary[];
  /** Whether it can also be added as a new film. */
  mayBeNew: boolean;
  /** A candidate's id; null for a new film. */
  choice: string | null;
}

/** With its index among the films in doubt. */
export type IndexedFilm = DoubtfulFilm & { index: number };

/** What the import would do, before it is confirmed. */
export interface ImportPreview {
  entries: number;
  /** Reviews without a day. */
  reviews: number;
  ratings: number;
  watched: number;
  watchlist: number;
  loved: number;
  favourites: number;
  lists: number;
  /** The user's choice. */
  areListsPublic: boolean;
  /** The number of films that exist already. */
  matched: number;
  /** Films to be added. */
  missing: Pick<DoubtfulFilm, 'title' | 'year'>[];
  doubtful: DoubtfulFilm[];
  /** The number of lines that cannot be read. */
  refused: number;
  /** How much of the file is not imported, by kind. */
  leftOut: LeftOut;
}

export type LetterboxdState =
  | { step: 'idle' }
  /** Nothing was changed. */
  | { step: 'refused'; why: string }
  | { step: 'reading' }
  | { step: 'matching'; done: number; all: number }
  | { step: 'preview'; preview: ImportPreview }
  | (Progress & { step: 'importing'; isStopping: boolean })
  | (Progress & { step: 'finished'; outcome: ImportOutcome });

/** The user requested the refused lines as a file. */
export const refusedLinesRequested = createAction('letterboxd/refusedLinesRequested');

const IMPORTED = [
  'evenings',
  'completed',
  'reviews',
  'ratings',
  'watched',
  'watchlist',
  'loved',
  'films',
] as const;

const idle = (): LetterboxdState => ({ step: 'idle' });

/** Otherwise the import was abandoned: what is read for one user must not reach the next. */
const isPreparing = ({ step }: LetterboxdState): boolean =>
  step === 'reading' || step === 'matching';

/**
 * The import from Letterboxd, from the choice of its files to the result. The rows are not in the store.
 * Few users open its dialog, so it is injected with the dialog's code.
 */
export const letterboxdSlice = createSlice({
  name: 'letterboxd',
  initialState: idle,
  reducers: {
    filmsMatched: (
      state,
      { payload }: PayloadAction<{ done: number; all: number }>,
    ): LetterboxdState => (isPreparing(state) ? { step: 'matching', ...payload } : state),
    exportPreviewed: (
      state,
      { payload: preview }: PayloadAction<ImportPreview>,
    ): LetterboxdState => (isPreparing(state) ? { step: 'preview', preview } : state),
    filmChosen: (state, { payload }: PayloadAction<{ index: number; choice: string | null }>) => {
      const film = state.step === 'preview' && state.preview.doubtful[payload.index];
      if (film) film.choice = payload.choice;
    },
    /** All films that match one of another year are taken for it, or none. */
    neighboursChosen: (state, { payload: areTaken }: PayloadAction<boolean>) => {
      if (state.step !== 'preview') return;
      for (const film of state.preview.doubtful)
        if (film.isNeighbour) film.choice = areTaken ? (film.candidates[0]?._id ?? null) : null;
    },
    listsPublished: (state, { payload: arePublic }: PayloadAction<boolean>) => {
      if (state.step === 'preview') state.preview.areListsPublic = arePublic;
    },
    importConfirmed: (state): LetterboxdState => {
      if (state.step !== 'preview') return state;
      const { entries, reviews, ratings, watched, watchlist, loved, lists, refused } =
        state.preview;
      return {
        step: 'importing',
        done: 0,
        all: entries + reviews + ratings + watched + watchlist + loved + lists,
        counts: { added: 0, existing: 0, refused },
        imported: { ...NOTHING_IMPORTED, favourites: 0, lists: 0 },
        isStopping: false,
      };
    },
    /** A call was answered; the counts are of its lines. */
    rowsImported: (state, { payload }: PayloadAction<ImportCounts & { imported: Imported }>) => {
      if (state.step !== 'importing') return;
      const { added, existing, refused, imported } = payload;
      state.done += added + existing + refused;
      state.counts.added += added;
      state.counts.existing += existing;
      state.counts.refused += refused;
      for (const kind of IMPORTED) state.imported[kind] += imported[kind];
    },
    /** Films that are on lists only. */
    filmsAdded: (state, { payload: count }: PayloadAction<number>) => {
      if (state.step === 'importing') state.imported.films += count;
    },
    /** A list was imported, which counts as one line, or was here already. */
    listImported: (
      state,
      { payload }: PayloadAction<{ outcome: keyof ImportCounts; refusedFilms: number }>,
    ) => {
      if (state.step !== 'importing') return;
      state.done += 1;
      state.counts[payload.outcome] += 1;
      state.counts.refused += payload.refusedFilms;
      if (payload.outcome === 'added') state.imported.lists += 1;
    },
    /** The profile had no favourites, and has these now. */
    favouritesImported: (state, { payload: count }: PayloadAction<number>) => {
      if (state.step === 'importing') state.imported.favourites = count;
    },
    importStopped: (state) => {
      if (state.step === 'importing') state.isStopping = true;
    },
    importFinished: (
      state,
      { payload: outcome }: PayloadAction<ImportOutcome>,
    ): LetterboxdState => {
      if (state.step !== 'importing') return state;
      const { done, all, counts, imported } = state;
      return { step: 'finished', done, all, counts, imported, outcome };
    },
    /** The user closed the preview or the result. */
    importDismissed: idle,
  },
  extraReducers: (builder) =>
    builder
      .addCase(exportPicked, () => ({ step: 'reading' }))
      .addCase(exportRefused, (state, { payload: why }) =>
        isPreparing(state) ? { step: 'refused', why } : state,
      )
      .addMatcher(isAnyOf(sessionChanged, dataReplaced), idle),
});

export const {
  filmsMatched,
  exportPreviewed,
  filmChosen,
  neighboursChosen,
  importConfirmed,
  rowsImported,
  listsPublished,
  filmsAdded,
  listImported,
  favouritesImported,
  importStopped,
  importFinished,
  importDismissed,
} = letterboxdSlice.actions;

const IDLE = idle();

/** Idle until the slice is injected. */
export const selectLetterboxd = ({ letterboxd = IDLE }: RootState): LetterboxdState => letterboxd;
