import type { KeyPart, Reading } from './db';
import type { IndexName, StoreName, Value } from './schema';

/** The newest records under a prefix of an index, in ascending order; all of them if there is no limit. */
export async function newestOf<S extends StoreName>(
  tx: Reading,
  store: S,
  index: IndexName<S>,
  prefix: readonly KeyPart[],
  limit: number,
): Promise<Value<S>[]> {
  if (limit === Infinity) return tx.list(store, index, prefix);
  return (await tx.first(store, index, [{ prefix }], 'descending', limit)).reverse();
}
