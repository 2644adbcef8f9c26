import type { CallAccess } from '../../../app/hooks';
import { REFUSALS } from '../../../domain/errors';
import type { ImportRequest, ImportRow } from '../../../domain/filmRequests';
import type { FilmSummary } from '../../../domain/filmSummary';
import { selectSessionUser } from '../../auth/authSlice';
import { diaryApi } from '../../films/diaryApi';
import { callsOf, idsBeside, type FileEvening } from '../importCalls';
import { matchAll } from '../matchAll';
import { personalId } from '../personalId';
import type { ImportTask, PartName, TaskOutcome } from './importTasks';
import type { ExportedFilm } from './ownFilms';

const [, ID_TAKEN] = REFUSALS.entryIdTaken;

const sendRows = (request: ImportRequest, { dispatch }: CallAccess) => {
  const { importRows } = diaryApi.endpoints;
  return dispatch(importRows.initiate(request, { track: false })).unwrap();
};

/** A diary entry whose id belongs to another user here, perhaps after importing the same file, gets another id. */
const withOtherId = (row: ImportRow, { getState }: CallAccess): ImportRow => {
  const userId = selectSessionUser(getState())?._id ?? '';
  return row.kind === 'entry' ? { ...row, _id: `copy-${personalId(userId, row._id ?? '')}` } : row;
};

/** Rows with ids that are taken are sent again among the others, from which they are told apart. */
const importChunk = async (request: ImportRequest, access: CallAccess): Promise<TaskOutcome> => {
  const { added, refused } = await sendRows(request, access);
  const taken = new Set(refused.flatMap(({ row, why }) => (why === ID_TAKEN ? row : [])));
  if (taken.size === 0) return { imported: added, skipped: refused.map(({ why }) => why) };
  const rows = request.rows.map((row, index) =>
    taken.has(index) ? withOtherId(row, access) : row,
  );
  const resent = await sendRows({ ...request, rows }, access);
  return { imported: added + resent.added, skipped: resent.refused.map(({ why }) => why) };
};

/**
 * The tasks that import these rows.
 * @param perCall how many rows a call has at most
 * @param evenings the file's diary entries
 */
export const rowTasks = (
  part: PartName,
  rows: readonly ImportRow[],
  perCall: number,
  evenings: readonly FileEvening[] = [],
): ImportTask[] =>
  callsOf(rows, (row) => row, perCall).map((chunk) => ({
    part,
    isOrdered: true,
    run: (access) => importChunk({ rows: chunk, beside: idsBeside(chunk, evenings) }, access),
  }));

/**
 * Returns a function that finds a film of the file on the server. The first call matches all films at once; by then the
 * missing ones have been added.
 */
export const createFilmFinder = (films: readonly ExportedFilm[]) => {
  let found: Promise<Map<string, FilmSummary>> | undefined;
  const findAll = async (access: CallAccess) => {
    const matches = await matchAll(
      films.map(({ _id: _, ...named }) => named),
      access,
    );
    return new Map(
      films.flatMap(({ _id }, place): [string, FilmSummary][] => {
        const { verdict, films: [film] = [] } = matches[place] ?? {};
        return film && verdict !== 'near' ? [[_id, film]] : [];
      }),
    );
  };
  return async (fileId: string, access: CallAccess): Promise<FilmSummary | undefined> =>
    (await (found ??= findAll(access))).get(fileId);
};
export type FilmFinder = ReturnType<typeof createFilmFinder>;
