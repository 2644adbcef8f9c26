import fc from 'fast-check';

const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;
const BEYOND = 0x11_0000;

/**
 * Any code point that is no half of a pair. fast-check has the same as `binary`, but lists a million of them in each
 * file that asks for one.
 */
export const anyCharacter = fc.nat({ max: BEYOND - (AFTER_SURROGATES - SURROGATES) - 1 }).map(
  (place) =>
    String.fromCodePoint(place < SURROGATES ? place : place + (AFTER_SURROGATES - SURROGATES)),
  // Lets fast-check mix in the names that are dangerous, such as `__proto__`.
  (character) => {
    if (typeof character !== 'string' || Array.from(character).length !== 1)
      throw new Error('Not a character.');
    const point = character.codePointAt(0) ?? 0;
    return point < SURROGATES ? point : point - (AFTER_SURROGATES - SURROGATES);
  },
);

const SHARE = process.env['RANDOM'] === 'all' ? 1 : 1 / 20;

/** How often a random test is played: as often as is promised in `npm run test:long`, a twentieth of that in `npm test`. */
export const randomRuns = (promised: number): number => Math.ceil(promised * SHARE);
