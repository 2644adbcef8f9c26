import { errorMessage, errorStatus } from '../../../api/errorMessage';
import type { AppListenerApi } from '../../../app/hooks';
import type { ImportRow } from '../../../domain/filmRequests';
import { REFUSALS } from '../../../domain/errors';
import { chunksOf } from '../../../lib/chunksOf';
import { selectSessionUser } from '../../auth/authSlice';
import { diaryApi } from '../../films/diaryApi';
import { listTransferApi } from '../listTransferApi';
import { rowsPerCall } from '../importCalls';
import { matchAll } from '../matchAll';
import { readLists } from '../readLists';
import type { ExportContent, ReadList } from './collection';
import { filmsAdded, listImported, selectLetterboxd } from './letterboxdSlice';
import { listFileName, nameNumbering } from './listFileName';
import type { ResolvedFilmIds } from './previewOf';
import type { RefusedLine } from './readCsv';

const { importRows } = diaryApi.endpoints;
const { importList } = listTransferApi.endpoints;

const [, ON_LIST] = REFUSALS.filmOnList;
const NOT_ADDED = 'This film could not be added.';

/**
 * Whether a list is here. One without an address, from a file of the app's own, is known by its title, which is numbered
 * as `listsCsv` does it: from the oldest list on.
 */
const presence = async (api: AppListenerApi) => {
  const here = await readLists(selectSessionUser(api.getState())?.username ?? '', api);
  const ids = new Set(here.map(({ _id }) => _id));
  const numbered = nameNumbering();
  const files = here.toReversed().map(({ title }) => numbered(listFileName(title)));
  const names = new Set(files.map(listFileName));
  return ({ _id, isNamedByAddress, title }: ReadList): boolean =>
    ids.has(_id) || (!isNamedByAddress && names.has(listFileName(title)));
};

/** Whether the user has neither stopped nor left the import. */
const isGoingOn = ({ getState }: AppListenerApi): boolean => {
  const state = selectLetterboxd(getState());
  return state.step === 'importing' && !state.isStopping;
};

/** Adds the films of these lists that are not here yet. Resolves to the id of each film of the export, as far as it is known. */
const addFilms = async (
  { films }: ExportContent,
  lists: readonly ReadList[],
  filmIds: ResolvedFilmIds,
  api: AppListenerApi,
): Promise<ResolvedFilmIds> => {
  const used = new Set(lists.flatMap((list) => list.films.map(({ film }) => film)));
  const missing = [...used].filter((index) => (filmIds[index] ?? null) === null);
  const named = missing.flatMap((index) => films[index] ?? []);
  const rows = named.map((film): ImportRow => ({ kind: 'film', ...film, exactYear: true }));
  for (const chunk of chunksOf(rows, await api.dispatch(rowsPerCall()))) {
    if (!isGoingOn(api)) return filmIds;
    const call = importRows.initiate({ rows: chunk }, { track: false });
    const { imported } = await api.dispatch(call).unwrap();
    api.throwIfCancelled();
    api.dispatch(filmsAdded(imported.films));
  }
  const matches = await matchAll(named, api);
  const known = [...filmIds];
  for (const [at, index] of missing.entries()) {
    const [found] = matches[at]?.verdict === 'near' ? [] : (matches[at]?.films ?? []);
    known[index] = found && found.year === films[index]?.year ? found._id : null;
  }
  return known;
};

/** The films of a list as they are sent. Two of the export can be one here, which a list has once. */
const sentFilms = (list: ReadList, filmIds: ResolvedFilmIds) => {
  const notes = new Map<string, string | null>();
  const refused: RefusedLine[] = [];
  for (const { line, film, note } of list.films) {
    const id = filmIds[film] ?? null;
    if (id === null) refused.push({ ...line, why: NOT_ADDED });
    else if (notes.has(id)) refused.push({ ...line, why: ON_LIST });
    else notes.set(id, note);
  }
  return { films: [...notes].map(([filmId, note]) => ({ filmId, note })), refused };
};

/** A refusal concerns this list only. */
const isRefusal = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status !== null && status >= 400 && status < 500 && status !== 401;
};

type Refuse = (...lines: RefusedLine[]) => void;

/** Imports a list. @throws the error of a failed call, unless it is a refusal */
const sendList = async (
  list: ReadList,
  filmIds: ResolvedFilmIds,
  isPublic: boolean,
  { dispatch }: AppListenerApi,
  refuse: Refuse,
): Promise<void> => {
  const { _id, title, description, line } = list;
  const { films, refused } = sentFilms(list, filmIds);
  const listData = { _id, title, description, public: isPublic, films };
  try {
    await dispatch(importList.initiate(listData, { track: false })).unwrap();
    refuse(...refused);
    dispatch(listImported({ outcome: 'added', refusedFilms: refused.length }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refuse({ ...line, why: errorMessage(error) });
    dispatch(listImported({ outcome: 'refused', refusedFilms: 0 }));
  }
};

/**
 * Imports the lists, each with one call and so whole or not at all, until the user stops the import. A list that is here
 * stays as it is.
 * @param isPublic whether others may see them
 * @param refuse receives the lines that were refused
 * @throws the error of a failed call, for `errorMessage`
 */
export const importLists = async (
  content: ExportContent,
  filmIds: ResolvedFilmIds,
  isPublic: boolean,
  api: AppListenerApi,
  refuse: Refuse,
): Promise<void> => {
  if (content.lists.length === 0) return;
  const isHere = await presence(api);
  const lists: ReadList[] = [];
  for (const list of content.lists) {
    if (isHere(list)) api.dispatch(listImported({ outcome: 'existing', refusedFilms: 0 }));
    else lists.push(list);
  }
  const known = await addFilms(content, lists, filmIds, api);
  for (const list of lists) {
    // A task of its own lets the page paint the progress.
    await api.delay(0);
    if (!isGoingOn(api)) return;
    await sendList(list, known, isPublic, api, refuse);
    api.throwIfCancelled();
  }
};
