import type { Services } from '../../api/storeServices';
import type { ImportRow } from '../../domain/filmRequests';
import { LIMITS } from '../../domain/limits';
import { chunksOf } from '../../lib/chunksOf';

/** While an embedded database writes the rows of one call, everybody else’s calls wait. */
const ROWS_ON_SERVER = 50;

/** How many rows an import sends in a call: on a server few, in the browser, where nobody else waits, as many as it may. */
export const rowsPerCall =
  () =>
  async (_dispatch: unknown, _getState: unknown, extra: Services): Promise<number> => {
    const { storage } = await (await extra.data()).storage();
    return storage === 'server' ? ROWS_ON_SERVER : LIMITS.importRows;
  };

/** The film and day of an evening; null for any other row. */
const eveningOf = (row: ImportRow): string | null => {
  if (row.kind !== 'entry') return null;
  const { filmId, title, year, address, watchedOn } = row;
  return JSON.stringify([watchedOn, filmId ?? [title, year, address]]);
};

/**
 * Divides what is imported into calls of at most `size` rows, each in the order of the file. Several evenings of one film
 * and day go together: only within a call can the server take one of them, and not another, for one that is here.
 */
export const callsOf = <T>(
  items: readonly T[],
  rowOf: (item: T) => ImportRow,
  size: number,
): T[][] => {
  const together = new Map<unknown, { item: T; at: number }[]>();
  for (const [at, item] of items.entries()) {
    const key = eveningOf(rowOf(item)) ?? at;
    const group = together.get(key);
    if (group) group.push({ item, at });
    else together.set(key, [{ item, at }]);
  }
  const calls: { item: T; at: number }[][] = [];
  for (const group of [...together.values()].flatMap((whole) => chunksOf(whole, size))) {
    const last = calls.at(-1);
    if (last && last.length + group.length <= size) last.push(...group);
    else calls.push(group);
  }
  return calls.map((call) => call.toSorted((a, b) => a.at - b.at).map(({ item }) => item));
};

/** An evening of a file, with the id that it has or gets here. */
export interface FileEvening {
  _id: string;
  watchedOn: string;
}

/** The ids of a file’s evenings on the days of these rows: none of them is the evening of another row. */
export const idsBeside = (
  rows: readonly ImportRow[],
  evenings: readonly FileEvening[],
): string[] => {
  const days = new Set(rows.flatMap((row) => (row.kind === 'entry' ? row.watchedOn : [])));
  return evenings.flatMap(({ _id, watchedOn }) => (days.has(watchedOn) ? _id : []));
};
