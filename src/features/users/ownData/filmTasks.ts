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
import type { KeptFilm } from './ownFilms';

const [, ID_TAKEN] = REFUSALS.entryIdTaken;

const sendRows = (rows: ImportRow[], { dispatch }: CallAccess) => {
  const { importRows } = diaryApi.endpoints;
  return dispatch(importRows.initiate({ rows }, { track: false })).unwrap();
};

/** An evening whose id is somebody else's here, perhaps of the same file, comes under another. */
const renamed = (row: ImportRow, { getState }: CallAccess): ImportRow => {
  const userId = selectSessionUser(getState())?._id ?? '';
  return row.kind === 'entry' ? { ...row, _id: `copy-${personalId(userId, row._id ?? '')}` } : row;
};

const bringRows = async (rows: ImportRow[], access: CallAccess): Promise<TaskOutcome> => {
  const { added, refused } = await sendRows(rows, access);
  const taken = refused.flatMap(({ row, why }) => (why === ID_TAKEN ? (rows[row] ?? []) : []));
  const others = refused.flatMap(({ why }) => (why === ID_TAKEN ? [] : why));
  if (taken.length === 0) return { taken: added, skipped: others };
  const again = await sendRows(
    taken.map((row) => renamed(row, access)),
    access,
  );
  return {
    taken: added + again.added,
    skipped: [...others, ...again.refused.map(({ why }) => why)],
  };
};

/** The calls that bring these rows, each as many as it may. */
export const rowTasks = (part: PartName, rows: readonly ImportRow[]): ImportTask[] =>
  chunksOf(rows, LIMITS.importRows).map((chunk) => ({
    part,
    isOrdered: true,
    run: (access) => bringRows(chunk, access),
  }));

/**
 * Finds films of a file among ours, all at once when the first is asked for: those that were missing have been added by
 * then.
 */
export const finderOf = (films: readonly KeptFilm[]) => {
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
export type FilmFinder = ReturnType<typeof finderOf>;
