/** A copy of the list with one item moved down by so many steps, or up if negative. */
export const moveItem = <Item>(items: readonly Item[], index: number, steps: number): Item[] => {
  const others = items.toSpliced(index, 1);
  return others.toSpliced(index + steps, 0, ...items.slice(index, index + 1));
};
