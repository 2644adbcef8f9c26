import type { CallAccess } from '../../../app/hooks';
import { REFUSALS } from '../../../domain/errors';
import type { ImportRow } from '../../../domain/filmRequests';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIMITS } from '../../../domain/limits';
import { chunksOf } from '../../../lib/chunksOf';
import { selectSessionUser } from '../../auth/authSlice';
import { diaryApi } from '../../films/diaryApi';
import { matchAll } from '../../films/matchAll';
import { personalId } from '../../films/personalId';
import type { ImportTask, PartName, TaskOutcome } from './importTasks';
import type { ExportedFilm } from './ownFilms';

const [, ID_TAKEN] = REFUSALS.entryIdTaken;

const sendRows = (rows: ImportRow[], { dispatch }: CallAccess) => {
  const { importRows } = diaryApi.endpoints;
  return dispatch(importRows.initiate({ rows }, { track: false })).unwrap();
};

/** A diary entry whose id belongs to another user here, perhaps after importing the same file, gets another id. */
const withOtherId = (row: ImportRow, { getState }: CallAccess): ImportRow => {
  const userId = selectSessionUser(getState())?._id ?? '';
  return row.kind === 'entry' ? { ...row, _id: `copy-${personalId(userId, row._id ?? '')}` } : row;
};

const importChunk = async (rows: ImportRow[], access: CallAccess): Promise<TaskOutcome> => {
  const { added, refused } = await sendRows(rows, access);
  const taken = refused.flatMap(({ row, why }) => (why === ID_TAKEN ? (rows[row] ?? []) : []));
  const others = refused.flatMap(({ why }) => (why === ID_TAKEN ? [] : why));
  if (taken.length === 0) return { imported: added, skipped: others };
  const resent = await sendRows(
    taken.map((row) => withOtherId(row, access)),
    access,
  );
  return {
    imported: added + resent.added,
    skipped: [...others, ...resent.refused.map(({ why }) => why)],
  };
};

/** The tasks that import these rows, each as many as one call allows. */
export const rowTasks = (part: PartName, rows: readonly ImportRow[]): ImportTask[] =>
  chunksOf(rows, LIMITS.importRows).map((chunk) => ({
    part,
    isOrdered: true,
    run: (access) => importChunk(chunk, access),
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
      films.flatMap(({ _id }, place) =>
        (matches[place]?.films.slice(0, 1) ?? []).map((film): [string, FilmSummary] => [_id, film]),
      ),
    );
  };
  return async (fileId: string, access: CallAccess): Promise<FilmSummary | undefined> =>
    (await (found ??= findAll(access))).get(fileId);
};
export type FilmFinder = ReturnType<typeof createFilmFinder>;
