import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { dataReplaced } from '../../../api/actions';
import type { RootState } from '../../../app/hooks';
import type { Imported } from '../../../domain/filmAnswers';
import type { FilmSummary } from '../../../domain/filmSummary';
import { sessionChanged } from '../../auth/authSlice';
import type { LeftOut } from './extras';
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
  favourites: number;
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

/** Counted in lines of the export. */
export interface ImportCounts {
  added: number;
  /** Lines that changed nothing. */
  existing: number;
  refused: number;
}

/** How an import ended; `message` is for the user. */
type ImportOutcome =
  { kind: 'completed' } | { kind: 'stopped' } | { kind: 'failed'; message: string };

interface Progress {
  done: number;
  all: number;
  counts: ImportCounts;
  /** What came in so far. */
  imported: Imported & { favourites: number };
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

const NOTHING: Progress['imported'] = {
  evenings: 0,
  completed: 0,
  reviews: 0,
  ratings: 0,
  watched: 0,
  watchlist: 0,
  films: 0,
  favourites: 0,
};
const IMPORTED = [
  'evenings',
  'completed',
  'reviews',
  'ratings',
  'watched',
  'watchlist',
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
    importConfirmed: (state): LetterboxdState => {
      if (state.step !== 'preview') return state;
      const { entries, reviews, ratings, watched, watchlist, refused } = state.preview;
      return {
        step: 'importing',
        done: 0,
        all: entries + reviews + ratings + watched + watchlist,
        counts: { added: 0, existing: 0, refused },
        imported: NOTHING,
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
  favouritesImported,
  importStopped,
  importFinished,
  importDismissed,
} = letterboxdSlice.actions;

const IDLE = idle();

/** Idle until the slice is injected. */
export const selectLetterboxd = ({ letterboxd = IDLE }: RootState): LetterboxdState => letterboxd;
