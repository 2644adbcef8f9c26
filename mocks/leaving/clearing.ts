import type { Writing } from '../db/db';
import type { IndexName, Key, StoreName, Value } from '../db/schema';

/** How many records of a kind are erased in one transaction: others write between two of them. */
export const PART = 50;

/** Whether there may be more after these. */
export const isPart = (found: readonly unknown[]): boolean => found.length === PART;

/** The first records under a prefix of an index. */
export const partOf = <S extends StoreName>(
  tx: Writing,
  store: S,
  index: IndexName<S>,
  ...prefix: string[]
): Promise<Value<S>[]> => tx.first(store, index, [{ prefix }], 'ascending', PART);

/** Deletes the first records under a prefix of an index. @returns whether there may be more */
export type Clear = (tx: Writing, ...prefix: string[]) => Promise<boolean>;

/** Deletes records of a store, which nothing else counts. */
export const clearing =
  <S extends StoreName>(
    store: S,
    index: IndexName<S>,
    keyOf: (record: Value<S>) => Key<S>,
  ): Clear =>
  async (tx, ...prefix) => {
    const found = await partOf(tx, store, index, ...prefix);
    await Promise.all(found.map((record) => tx.delete(store, keyOf(record))));
    return isPart(found);
  };

/** Whether one of the parts was not the last. */
export const anyLeft = async (parts: readonly Promise<boolean>[]): Promise<boolean> =>
  (await Promise.all(parts)).includes(true);
