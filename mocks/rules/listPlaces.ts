/** The distance between two films that were placed one after the other: room for about thirty halvings. */
const STEP = 2 ** 30;

/** Places for a list written anew, in order. */
export const placeOf = (index: number): number => (index + 1) * STEP;

/**
 * A place between two others, of which one or both may be missing at an end of the list; null if there is no room left
 * between them, and the list has to be numbered anew.
 */
export function placeBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return after === undefined ? placeOf(0) : roomAt(after - STEP);
  if (after === undefined) return roomAt(before + STEP);
  const middle = Math.floor(before + (after - before) / 2);
  return middle > before ? middle : null;
}

const roomAt = (place: number): number | null => (Number.isSafeInteger(place) ? place : null);
