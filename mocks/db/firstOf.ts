import { takeMerged } from './takeMerged';
import { compareKeys } from './compareKeys';
import type { Direction, Range, Reading } from './db';
import { keyOf } from './keyOf';
import { LAYOUT } from './layout';
import type { IndexName, StoreName, Value } from './schema';
import type { TableLayout } from './table';

/** Implements `first` by walking all ranges side by side. */
export const firstOf =
  (scan: Reading['scan']): Reading['first'] =>
  async (store, index, ranges, direction, limit) => {
    const sources = ranges.map((range) => scan(store, index, range, direction));
    return takeMerged(sources, limit, comesFirst(store, index, ranges, direction));
  };

/** Compares records of one index by what comes after the ranges' prefixes, as the index does. */
function comesFirst<S extends StoreName>(
  store: S,
  index: IndexName<S>,
  [range]: readonly Range[],
  direction: Direction,
): (a: Value<S>, b: Value<S>) => boolean {
  const { key, indexes }: TableLayout = LAYOUT[store];
  const fields = (indexes[index] ?? []).slice(range?.prefix.length).concat(key);
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => sign * compareKeys(keyOf(a, fields), keyOf(b, fields)) < 0;
}
