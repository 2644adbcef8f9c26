import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { dataReplaced } from '../../../api/actions';
import type { RootState } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { sessionChanged } from '../../auth/authSlice';
import { exportPicked, exportRefused } from './letterboxdActions';

/** A film of the export that may be one of several of ours. */
export interface DoubtfulFilm {
  title: string;
  year: number;
  /** The likeliest first. */
  candidates: FilmSummary[];
  /** Whether it may be a film that is missing here. */
  mayBeNew: boolean;
  /** The id of a candidate; null for a film of its own. */
  choice: string | null;
}

/** What an import would do, before it does anything. */
export interface ImportPreview {
  entries: number;
  ratings: number;
  watched: number;
  watchlist: number;
  /** Films that are here, and films that are to be added. */
  matched: number;
  missing: number;
  doubtful: DoubtfulFilm[];
  /** Lines that cannot be read. */
  refused: number;
}

/** Counted in lines of the export. */
export interface ImportCounts {
  added: number;
  /** They were here already. */
  known: number;
  refused: number;
}

export type LetterboxdState =
  | { step: 'nothing' }
  /** Nothing was changed. */
  | { step: 'refused'; why: string }
  | { step: 'reading' }
  | { step: 'matching'; done: number; all: number }
  | { step: 'preview'; preview: ImportPreview }
  | { step: 'importing'; done: number; all: number; counts: ImportCounts; isStopping: boolean }
  /** `stoppedBy` is null where it came to its end, '' where the person stopped it. */
  | { step: 'finished'; done: number; all: number; counts: ImportCounts; stoppedBy: string | null };

/** The lines that could not be read are wanted as a file. */
export const refusedLinesRequested = createAction('letterboxd/refusedLinesRequested');

const nothing = (): LetterboxdState => ({ step: 'nothing' });

/** What is read for one person is nothing for the next. */
const isPreparing = ({ step }: LetterboxdState): boolean =>
  step === 'reading' || step === 'matching';

/**
 * The import from Letterboxd, from the choice of its files to what became of them. The rows are in no state.
 * Few ever open its dialog, so it is injected with that.
 */
export const letterboxdSlice = createSlice({
  name: 'letterboxd',
  initialState: nothing,
  reducers: {
    filmsMatched: (
      state,
      { payload }: PayloadAction<{ done: number; all: number }>,
    ): LetterboxdState => (isPreparing(state) ? { step: 'matching', ...payload } : state),
    exportPreviewed: (
      state,
      { payload: preview }: PayloadAction<ImportPreview>,
    ): LetterboxdState => (isPreparing(state) ? { step: 'preview', preview } : state),
    filmChosen: (state, { payload }: PayloadAction<{ place: number; choice: string | null }>) => {
      const film = state.step === 'preview' && state.preview.doubtful[payload.place];
      if (film) film.choice = payload.choice;
    },
    importConfirmed: (state): LetterboxdState => {
      if (state.step !== 'preview') return state;
      const { entries, ratings, watched, watchlist, refused } = state.preview;
      return {
        step: 'importing',
        done: 0,
        all: entries + ratings + watched + watchlist,
        counts: { added: 0, known: 0, refused },
        isStopping: false,
      };
    },
    /** A call was answered: so many lines more are done. */
    rowsImported: (state, { payload }: PayloadAction<ImportCounts>) => {
      if (state.step !== 'importing') return;
      const { added, known, refused } = payload;
      state.done += added + known + refused;
      state.counts.added += added;
      state.counts.known += known;
      state.counts.refused += refused;
    },
    importStopped: (state) => {
      if (state.step === 'importing') state.isStopping = true;
    },
    importFinished: (
      state,
      { payload: stoppedBy }: PayloadAction<string | null>,
    ): LetterboxdState => {
      if (state.step !== 'importing') return state;
      const { done, all, counts } = state;
      return { step: 'finished', done, all, counts, stoppedBy };
    },
    /** Whoever looked at a preview or a result is done with it. */
    importLeft: nothing,
  },
  extraReducers: (builder) =>
    builder
      .addCase(exportPicked, () => ({ step: 'reading' }))
      .addCase(exportRefused, (state, { payload: why }) =>
        isPreparing(state) ? { step: 'refused', why } : state,
      )
      .addMatcher(isAnyOf(sessionChanged, dataReplaced), nothing),
});

export const {
  filmsMatched,
  exportPreviewed,
  filmChosen,
  importConfirmed,
  rowsImported,
  importStopped,
  importFinished,
  importLeft,
} = letterboxdSlice.actions;

const NOTHING = nothing();

/** The slice comes with its dialog; before that there is nothing. */
export const selectLetterboxd = ({ letterboxd = NOTHING }: RootState): LetterboxdState =>
  letterboxd;
