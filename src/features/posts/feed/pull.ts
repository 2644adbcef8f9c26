/** How far a feed gives way, in pixels, until letting go asks for it anew. */
export const REFRESHES_AT = 64;

const FARTHEST = 96;

/** A feed follows the finger at half its pace, as if it were heavy. */
const PACE = 0.5;

/**
 * How far a feed gives way to a finger.
 * @param distance how far the finger has moved down, in pixels; negative for up
 */
export const pullOf = (distance: number): number =>
  Math.min(Math.max(distance * PACE, 0), FARTHEST);
