export type AnyKey = number | string | readonly AnyKey[];

const rank = (key: AnyKey): number =>
  typeof key === 'number' ? 0 : typeof key === 'string' ? 1 : 2;

/**
 * IndexedDB's order: numbers, then strings by code unit, then arrays element by element. Negative if `a` comes first.
 */
export function compareKeys(a: AnyKey, b: AnyKey): number {
  if (typeof a === 'object' && typeof b === 'object') {
    for (const [place, part] of a.entries()) {
      const other = b[place];
      if (other === undefined) return 1;
      const order = compareKeys(part, other);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return a < b ? -1 : a > b ? 1 : 0;
}
