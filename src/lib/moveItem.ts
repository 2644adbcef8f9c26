/** A copy of the list with one item moved to another place, both counted from 0; a place beyond the ends is the nearest. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, ...items.slice(from, from + 1));
