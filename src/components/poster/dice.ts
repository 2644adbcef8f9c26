/** FNV-1a with a final mix, so that ids which differ by one letter get very different hashes. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Returns a random integer from 0 to `sides` - 1. */
export type Roll = (sides: number) => number;

/** A random generator (mulberry32) that returns the same sequence for the same seed. */
export function createDice(seed: string): Roll {
  let state = hash(seed);
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

/** Picks one of `choices`; a repeated choice is more likely. */
export function pick<T>(roll: Roll, choices: readonly [T, ...T[]]): T {
  return choices[roll(choices.length)] ?? choices[0];
}
