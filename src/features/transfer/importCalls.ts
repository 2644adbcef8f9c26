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
 * Divides what is imported into calls of at most `size` rows. Several evenings of one film and day go together: only
 * within a call can one of them be told from the others to be one that is here.
 */
export const callsOf = <T>(
  items: readonly T[],
  rowOf: (item: T) => ImportRow,
  size: number,
): T[][] => {
  const together = new Map<unknown, T[]>();
  for (const item of items) {
    const key = eveningOf(rowOf(item)) ?? item;
    const group = together.get(key);
    if (group) group.push(item);
    else together.set(key, [item]);
  }
  const calls: T[][] = [];
  for (const group of [...together.values()].flatMap((whole) => chunksOf(whole, size))) {
    const last = calls.at(-1);
    if (last && last.length + group.length <= size) last.push(...group);
    else calls.push(group);
  }
  return calls;
};
