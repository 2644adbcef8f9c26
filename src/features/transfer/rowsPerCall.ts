import type { AppListenerApi } from '../../app/hooks';
import { LIMITS } from '../../domain/limits';

/** While an embedded database writes the rows of one call, everybody else's calls wait. */
const ROWS_ON_SERVER = 25;

/** How many rows an import sends in a call: on a server few, in the browser, where nobody else waits, as many as it may. */
export const rowsPerCall = async ({ extra }: Pick<AppListenerApi, 'extra'>): Promise<number> => {
  const { storage } = await (await extra.data()).storage();
  return storage === 'server' ? ROWS_ON_SERVER : LIMITS.importRows;
};
