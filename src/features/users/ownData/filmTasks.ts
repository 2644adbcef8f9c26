import type { StoreAccess } from '../../../app/hooks';
import type { ImportRow } from '../../../domain/filmRequests';
import type { FilmSummary } from '../../../domain/films';
import { LIMITS } from '../../../domain/limits';
import { chunksOf } from '../../../lib/chunksOf';
import { diaryApi } from '../../films/diaryApi';
import { matchAll } from '../../films/matchAll';
import type { ImportTask, PartName, TaskOutcome } from './importTasks';
import type { KeptFilm } from './ownFilms';

/** The calls that bring these rows, each as many as it may. */
export const rowTasks = (part: PartName, rows: readonly ImportRow[]): ImportTask[] =>
  chunksOf(rows, LIMITS.importRows).map((chunk) => ({
    part,
    isOrdered: true,
    run: async ({ dispatch }): Promise<TaskOutcome> => {
      const { importRows } = diaryApi.endpoints;
      const call = dispatch(importRows.initiate({ rows: chunk }, { track: false }));
      const { added, refused } = await call.unwrap();
      return { taken: added, skipped: refused.map(({ why }) => why) };
    },
  }));

/**
 * Finds films of a file among ours, all at once when the first is asked for: those that were missing have been added by
 * then.
 */
export const finderOf = (films: readonly KeptFilm[]) => {
  let found: Promise<Map<string, FilmSummary>> | undefined;
  const findAll = async (access: StoreAccess) => {
    const named = films.map(({ title, year, directors }) => ({ title, year, directors }));
    const matches = await matchAll(named, access);
    return new Map(
      films.flatMap(({ _id }, place) =>
        (matches[place]?.films.slice(0, 1) ?? []).map((film): [string, FilmSummary] => [_id, film]),
      ),
    );
  };
  return async (fileId: string, access: StoreAccess): Promise<FilmSummary | undefined> =>
    (await (found ??= findAll(access))).get(fileId);
};
export type FilmFinder = ReturnType<typeof finderOf>;
