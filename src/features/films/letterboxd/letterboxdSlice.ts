import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { dataReplaced } from '../../../api/actions';
import type { RootState } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { sessionChanged } from '../../auth/authSlice';
import { exportPicked, exportRefused } from './letterboxdActions';

/** A film of the export with several possible matches. */
export interface DoubtfulFilm {
  title: string;
  year: number;
  /** The likeliest first. */
  candidates: FilmSummary[];
  /** Whether it can also be added as a new film. */
  mayBeNew: boolean;
  /** A candidate's id; null for a new film. */
  choice: string | null;
}

/** What the import would do, before it is confirmed. */
export interface ImportPreview {
  entries: number;
  ratings: number;
  watched: number;
  watchlist: number;
  /** The numbers of films that exist already, and of those to be added. */
  matched: number;
  missing: number;
  doubtful: DoubtfulFilm[];
  /** The number of lines that cannot be read. */
  refused: number;
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

export type LetterboxdState =
  | { step: 'idle' }
  /** Nothing was changed. */
  | { step: 'refused'; why: string }
  | { step: 'reading' }
  | { step: 'matching'; done: number; all: number }
  | { step: 'preview'; preview: ImportPreview }
  | { step: 'importing'; done: number; all: number; counts: ImportCounts; isStopping: boolean }
  | { step: 'finished'; done: number; all: number; counts: ImportCounts; outcome: ImportOutcome };

/** The user requested the refused lines as a file. */
export const refusedLinesRequested = createAction('letterboxd/refusedLinesRequested');

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
    importConfirmed: (state): LetterboxdState => {
      if (state.step !== 'preview') return state;
      const { entries, ratings, watched, watchlist, refused } = state.preview;
      return {
        step: 'importing',
        done: 0,
        all: entries + ratings + watched + watchlist,
        counts: { added: 0, existing: 0, refused },
        isStopping: false,
      };
    },
    /** A call was answered; the counts are of its lines. */
    rowsImported: (state, { payload }: PayloadAction<ImportCounts>) => {
      if (state.step !== 'importing') return;
      const { added, existing, refused } = payload;
      state.done += added + existing + refused;
      state.counts.added += added;
      state.counts.existing += existing;
      state.counts.refused += refused;
    },
    importStopped: (state) => {
      if (state.step === 'importing') state.isStopping = true;
    },
    importFinished: (
      state,
      { payload: outcome }: PayloadAction<ImportOutcome>,
    ): LetterboxdState => {
      if (state.step !== 'importing') return state;
      const { done, all, counts } = state;
      return { step: 'finished', done, all, counts, outcome };
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
  importConfirmed,
  rowsImported,
  importStopped,
  importFinished,
  importDismissed,
} = letterboxdSlice.actions;

const IDLE = idle();

/** Idle until the slice is injected. */
export const selectLetterboxd = ({ letterboxd = IDLE }: RootState): LetterboxdState => letterboxd;
