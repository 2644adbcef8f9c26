import fc from 'fast-check';

const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;
const BEYOND = 0x11_0000;

/**
 * Any code point except surrogates. fast-check's `binary` does the same but creates a million values in each file that
 * uses it.
 */
export const anyCharacter = fc.nat({ max: BEYOND - (AFTER_SURROGATES - SURROGATES) - 1 }).map(
  (place) =>
    String.fromCodePoint(place < SURROGATES ? place : place + (AFTER_SURROGATES - SURROGATES)),
  // Lets fast-check include dangerous names such as `__proto__`.
  (character) => {
    if (typeof character !== 'string' || Array.from(character).length !== 1)
      throw new Error('Not a character.');
    const point = character.codePointAt(0) ?? 0;
    return point < SURROGATES ? point : point - (AFTER_SURROGATES - SURROGATES);
  },
);

const SHARE = process.env['RANDOM'] === 'all' ? 1 : 1 / 20;

/** How often a random test runs: in full in `npm run test:long`, a twentieth of that in `npm test`. */
export const randomRuns = (promised: number): number => Math.ceil(promised * SHARE);
