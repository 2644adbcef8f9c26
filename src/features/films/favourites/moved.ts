/** The list with one of its things so many places further down, or up where negative. */
export const moved = <Thing>(things: readonly Thing[], place: number, steps: number): Thing[] => {
  const others = things.toSpliced(place, 1);
  return others.toSpliced(place + steps, 0, ...things.slice(place, place + 1));
};
