import { isAnyOf } from '@reduxjs/toolkit';
import { dataReplaced } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import { api as service } from '../../../api/service';
import type { AppListenerApi } from '../../../app/hooks';
import type { ImportRow } from '../../../domain/filmRequests';
import { LIMITS } from '../../../domain/limits';
import { chunksOf } from '../../../lib/chunksOf';
import { saveFile } from '../../../lib/saveFile';
import { selectSessionUser, sessionChanged } from '../../auth/authSlice';
import { toasts } from '../../ui/toast';
import { selectModal, toastQueued } from '../../ui/uiSlice';
import { diaryApi } from '../diaryApi';
import { matchAll } from '../matchAll';
import { exportRefused } from './letterboxdActions';
import {
  exportPreviewed,
  filmsMatched,
  importConfirmed,
  importFinished,
  importLeft,
  refusedLinesRequested,
  rowsImported,
  selectLetterboxd,
} from './letterboxdSlice';
import { describeEnd } from './describeEnd';
import { UnreadableExport } from './exportFiles';
import { fatesOf, previewOf, rowsOf, type Fates } from './previewOf';
import type { RefusedLine } from './readCsv';
import { readExport, type ExportContent } from './readExport';
import type { ReadLine } from './readRows';
import { refusedCsv } from './refusedCsv';

const REFUSED_NAME = 'letterboxd-not-imported.csv';

/** After any of these nobody asks for the import any more. */
const isOver = isAnyOf(importLeft, sessionChanged, dataReplaced);

/** Reads the files and says what would come of them. Answers nothing where that cannot be said. */
const prepare = async (files: readonly File[], api: AppListenerApi) => {
  const { dispatch, getState } = api;
  try {
    const content = await readExport(files, selectSessionUser(getState())?._id ?? '');
    const all = content.films.length;
    const matches = await matchAll(content.films, api, (done) => {
      dispatch(filmsMatched({ done, all }));
    });
    api.throwIfCancelled();
    dispatch(exportPreviewed(previewOf(content, matches)));
    return { content, matches };
  } catch (error) {
    api.throwIfCancelled();
    const why = error instanceof UnreadableExport ? error.message : errorMessage(error);
    dispatch(exportRefused(why));
    return null;
  }
};

/** Sends one call's rows. Answers the lines that were refused; null where it failed, and the import has ended. */
const sendRows = async (rows: ImportRow[], lines: readonly ReadLine[], api: AppListenerApi) => {
  const { importRows } = diaryApi.endpoints;
  const { data, error } = await api.dispatch(importRows.initiate({ rows }, { track: false }));
  api.throwIfCancelled();
  if (!data) {
    api.dispatch(importFinished(errorMessage(error)));
    return null;
  }
  const { added, matched: known, refused } = data;
  api.dispatch(rowsImported({ added, known, refused: refused.length }));
  return refused.flatMap(({ row, why }): RefusedLine[] => {
    const line = lines[row]?.line;
    return line ? [{ ...line, why }] : [];
  });
};

/** Sends the rows, one call after the other, until they are through, somebody stops it, or a call fails. */
const sendAll = async (content: ExportContent, fates: Fates, api: AppListenerApi) => {
  const { dispatch, getState } = api;
  const refused: RefusedLine[] = [];
  for (const lines of chunksOf(content.lines, LIMITS.importRows)) {
    // What the last answer changed is drawn in a task of its own.
    await api.delay(0);
    const state = selectLetterboxd(getState());
    if (state.step !== 'importing') return refused;
    if (state.isStopping) {
      dispatch(importFinished(''));
      return refused;
    }
    const refusedHere = await sendRows(rowsOf({ ...content, lines }, fates), lines, api);
    if (!refusedHere) return refused;
    refused.push(...refusedHere);
  }
  dispatch(importFinished(null));
  return refused;
};

/** Whoever closed the dialog hears of the end by a toast. */
const tellEnd = ({ dispatch, getState }: AppListenerApi): void => {
  const state = selectLetterboxd(getState());
  if (state.step !== 'finished' || selectModal(getState())?.kind === 'letterboxd') return;
  dispatch(toastQueued(toasts.imported(describeEnd(state), state.stoppedBy === null)));
};

/**
 * One import, from its files to what could not be read of them, for as long as anybody asks. Its lines are here alone;
 * the store knows how many there are.
 */
export const runLetterboxd = async (files: readonly File[], api: AppListenerApi): Promise<void> => {
  const prepared = await prepare(files, api);
  if (!prepared) return;
  const { content, matches } = prepared;
  let { refused } = content;
  for (;;) {
    const wanted = isAnyOf(importConfirmed, refusedLinesRequested, isOver);
    const [event, , before] = await api.take(wanted);
    if (isOver(event)) return;
    if (refusedLinesRequested.match(event)) {
      saveFile(REFUSED_NAME, new Blob([refusedCsv(refused)], { type: 'text/csv' }));
      continue;
    }
    const state = selectLetterboxd(before);
    if (state.step !== 'preview') continue;
    const fates = fatesOf(content, matches, state.preview.doubtful);
    refused = [...refused, ...(await sendAll(content, fates, api))];
    // Posts about films that were brought need not be covered any more.
    api.dispatch(service.util.invalidateTags(['Feed', 'Post']));
    tellEnd(api);
  }
};
