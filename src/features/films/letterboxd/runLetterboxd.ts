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
  importDismissed,
  refusedLinesRequested,
  rowsImported,
  selectLetterboxd,
} from './letterboxdSlice';
import { describeEnd } from './describeEnd';
import { UnreadableExport } from './exportFiles';
import { resolveFilmIds, previewOf, rowsOf, type ResolvedFilmIds } from './previewOf';
import type { RefusedLine } from './readCsv';
import { readExport, type ExportContent } from './readExport';
import type { ReadLine } from './readRows';
import { refusedCsv } from './refusedCsv';

const REFUSED_NAME = 'letterboxd-not-imported.csv';

/** Any of these abandons the import. */
const isOver = isAnyOf(importDismissed, sessionChanged, dataReplaced);

/** Reads the files, matches their films, and publishes the preview. Resolves to null if that fails. */
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

/** Sends the rows of one call. Resolves to the refused lines; to null if the call failed, which ends the import. */
const sendRows = async (rows: ImportRow[], lines: readonly ReadLine[], api: AppListenerApi) => {
  const { importRows } = diaryApi.endpoints;
  const { data, error } = await api.dispatch(importRows.initiate({ rows }, { track: false }));
  api.throwIfCancelled();
  if (!data) {
    api.dispatch(importFinished({ kind: 'failed', message: errorMessage(error) }));
    return null;
  }
  const { added, matched: existing, refused } = data;
  api.dispatch(rowsImported({ added, existing, refused: refused.length }));
  return refused.flatMap(({ row, why }): RefusedLine[] => {
    const line = lines[row]?.line;
    return line ? [{ ...line, why }] : [];
  });
};

/** Sends the rows, one call after another, until all are sent, the user stops the import, or a call fails. */
const sendAll = async (content: ExportContent, filmIds: ResolvedFilmIds, api: AppListenerApi) => {
  const { dispatch, getState } = api;
  const refused: RefusedLine[] = [];
  for (const lines of chunksOf(content.lines, LIMITS.importRows)) {
    // A task of its own lets the page paint the progress.
    await api.delay(0);
    const state = selectLetterboxd(getState());
    if (state.step !== 'importing') return refused;
    if (state.isStopping) {
      dispatch(importFinished({ kind: 'stopped' }));
      return refused;
    }
    const refusedHere = await sendRows(rowsOf({ ...content, lines }, filmIds), lines, api);
    if (!refusedHere) return refused;
    refused.push(...refusedHere);
  }
  dispatch(importFinished({ kind: 'completed' }));
  return refused;
};

/** Shows the result in a toast if the dialog is closed. */
const notifyFinished = ({ dispatch, getState }: AppListenerApi): void => {
  const state = selectLetterboxd(getState());
  if (state.step !== 'finished' || selectModal(getState())?.kind === 'letterboxd') return;
  dispatch(toastQueued(toasts.imported(describeEnd(state), state.outcome.kind === 'completed')));
};

/**
 * Runs one import until it is abandoned. The lines are held here and not in the store, which has only their number.
 */
export const runLetterboxd = async (files: readonly File[], api: AppListenerApi): Promise<void> => {
  const prepared = await prepare(files, api);
  if (!prepared) return;
  const { content, matches } = prepared;
  let { refused } = content;
  for (;;) {
    const isExpected = isAnyOf(importConfirmed, refusedLinesRequested, isOver);
    const [event, , before] = await api.take(isExpected);
    if (isOver(event)) return;
    if (refusedLinesRequested.match(event)) {
      saveFile(REFUSED_NAME, new Blob([refusedCsv(refused)], { type: 'text/csv' }));
      continue;
    }
    const state = selectLetterboxd(before);
    if (state.step !== 'preview') continue;
    const filmIds = resolveFilmIds(content, matches, state.preview.doubtful);
    refused = [...refused, ...(await sendAll(content, filmIds, api))];
    // The imported films uncover posts with spoilers about them.
    api.dispatch(service.util.invalidateTags(['Feed', 'Post']));
    notifyFinished(api);
  }
};
