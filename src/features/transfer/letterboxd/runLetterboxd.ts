import { isAnyOf } from '@reduxjs/toolkit';
import { dataReplaced } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import { api as service } from '../../../api/service';
import type { AppListenerApi } from '../../../app/hooks';
import type { ImportRequest } from '../../../domain/filmRequests';
import { saveFile } from '../../../lib/saveFile';
import { selectSessionUser, sessionChanged } from '../../auth/authSlice';
import { transferToasts } from '../transferToasts';
import { selectModal, toastQueued } from '../../ui/uiSlice';
import { diaryApi } from '../../films/diaryApi';
import { callsOf, idsBeside, rowsPerCall } from '../importCalls';
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
import type { ExportContent, ReadLine } from './collection';
import type { Extras } from './extras';
import { REFUSED_NAME, UnreadableExport } from './exportFiles';
import { importLists } from './importLists';
import { importFavourites, hasFavourites } from './importFavourites';
import { resolveFilmIds, previewOf, rowOf, type ResolvedFilmIds } from './previewOf';
import type { RefusedLine } from './readCsv';
import { eveningsOnce } from './eveningsOnce';
import { readExport } from './readExport';
import { refusedCsv } from './refusedCsv';

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
    dispatch(exportPreviewed(previewOf(content, matches, await hasFavourites(api))));
    return { content, matches };
  } catch (error) {
    api.throwIfCancelled();
    const why = error instanceof UnreadableExport ? error.message : errorMessage(error);
    dispatch(exportRefused(why));
    return null;
  }
};

/** Sends the rows of one call. Resolves to the refused lines; to null if the call failed, which ends the import. */
const sendRows = async (
  request: ImportRequest,
  lines: readonly ReadLine[],
  api: AppListenerApi,
) => {
  const { importRows } = diaryApi.endpoints;
  const { data, error } = await api.dispatch(importRows.initiate(request, { track: false }));
  api.throwIfCancelled();
  if (!data) {
    api.dispatch(importFinished({ kind: 'failed', message: errorMessage(error) }));
    return null;
  }
  const { added, matched: existing, refused, imported } = data;
  api.dispatch(rowsImported({ added, existing, refused: refused.length, imported }));
  return refused.flatMap(({ row, why }): RefusedLine[] => {
    const line = lines[row]?.line;
    return line ? [{ ...line, why }] : [];
  });
};

/** Sends the rows, one call after another, until all are sent, the user stops the import, or a call fails. */
const sendAll = async (
  content: ExportContent & Extras,
  filmIds: ResolvedFilmIds,
  areListsPublic: boolean,
  api: AppListenerApi,
) => {
  const { dispatch, getState } = api;
  const refused: RefusedLine[] = [];
  const all = eveningsOnce(content, filmIds);
  const toRow = rowOf(content, filmIds);
  const evenings = all.flatMap(({ data }) => (data.kind === 'entry' ? data : []));
  try {
    for (const lines of callsOf(all, toRow, await dispatch(rowsPerCall()))) {
      // A task of its own lets the page paint the progress.
      await api.delay(0);
      const state = selectLetterboxd(getState());
      if (state.step !== 'importing') return refused;
      if (state.isStopping) {
        dispatch(importFinished({ kind: 'stopped' }));
        return refused;
      }
      const rows = lines.map(toRow);
      const refusedHere = await sendRows({ rows, beside: idsBeside(rows, evenings) }, lines, api);
      if (!refusedHere) return refused;
      refused.push(...refusedHere);
    }
    await importLists(content, filmIds, areListsPublic, api, (...lines) => refused.push(...lines));
    const state = selectLetterboxd(getState());
    if (state.step === 'importing' && state.isStopping) {
      dispatch(importFinished({ kind: 'stopped' }));
      return refused;
    }
    await importFavourites(content, filmIds, api);
    dispatch(importFinished({ kind: 'completed' }));
  } catch (error) {
    api.throwIfCancelled();
    dispatch(importFinished({ kind: 'failed', message: errorMessage(error) }));
  }
  return refused;
};

/** Shows the result in a toast if the dialog is closed. */
const notifyFinished = ({ dispatch, getState }: AppListenerApi): void => {
  const state = selectLetterboxd(getState());
  if (state.step !== 'finished' || selectModal(getState())?.kind === 'letterboxd') return;
  dispatch(
    toastQueued(transferToasts.imported(describeEnd(state), state.outcome.kind === 'completed')),
  );
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
      saveFile(`${REFUSED_NAME}.csv`, new Blob([refusedCsv(refused)], { type: 'text/csv' }));
      continue;
    }
    const state = selectLetterboxd(before);
    if (state.step !== 'preview') continue;
    const filmIds = resolveFilmIds(content, matches, state.preview.doubtful);
    const { areListsPublic } = state.preview;
    try {
      refused = [...refused, ...(await sendAll(content, filmIds, areListsPublic, api))];
    } finally {
      const films = ['Film', 'Films', 'PersonFilms', 'List', 'Lists'] as const;
      // Posts with spoilers about them are uncovered.
      api.dispatch(service.util.invalidateTags([...films, 'Feed', 'Post']));
    }
    notifyFinished(api);
  }
};
