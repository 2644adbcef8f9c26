import { fitsGraphemes } from './graphemes';
import { LIMITS } from './limits';

/** Scripts without spaces between words: a word follows a name or an address directly. */
const UNSPACED = ['Han', 'Hira', 'Kana', 'Bopo', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr'];

export const UNSPACED_CHARACTER = `[${UNSPACED.map((script) => `\\p{scx=${script}}`).join('')}]`;

/** Matches where no word goes on. `others` are characters, besides letters and digits, that must not stand before. */
export const startAfter = (others: string): string =>
  String.raw`(?:(?<![\p{L}\p{M}\p{N}_${others}])|(?<=${UNSPACED_CHARACTER}))`;

const AT_NAME = String.raw`@[\p{L}\p{M}\p{N}._-]+`;

/** @names in a row. An `@` after a letter belongs to an e-mail address, and one after a word's slash to a path. */
export const MENTIONS = `${startAfter('%+=&#@/-')}${AT_NAME}(?:[/&+]?${AT_NAME})*@?`;

const AT_NAMES = new RegExp(AT_NAME, 'gu');

/** Where a word of such a script begins: `reelruth|さん`. */
const SEAM = new RegExp(
  UNSPACED.map((script) => String.raw`(?<!\p{sc=${script}})(?=\p{sc=${script}})`).join('|'),
  'u',
);
const STARTS_UNSPACED = new RegExp(`^${UNSPACED_CHARACTER}`, 'u');

/** Dots and hyphens at a name's end belong to the sentence, unless a username has them. */
const TAIL = /[.-]+$/;

/** An `@`, and the names that it may be followed by. */
export interface Mention {
  index: number;
  /** The longest first. */
  names: string[];
  /** The likeliest of them if no user is known. */
  guess: string | undefined;
}

const isPossible = (name: string): boolean =>
  name !== '' && fitsGraphemes(name.normalize('NFC'), LIMITS.username);

/** The mentions in a match of `MENTIONS`. `@name@host` is none: it names somebody on another server. */
export const mentionsIn = (row: string): Mention[] => {
  const mentions: Mention[] = [];
  let endOfHandle = -1;
  for (const { index, 0: atName } of row.matchAll(AT_NAMES)) {
    const end = index + atName.length;
    const words = atName.slice(1).split(SEAM);
    const mostWords = Math.min(words.length - Number(row.charAt(end) === '@'), LIMITS.username);
    const names = Array.from({ length: mostWords }, (_, fewer) =>
      words.slice(0, mostWords - fewer).join(''),
    )
      .flatMap((name) => [name, name.replace(TAIL, '')])
      .filter(isPossible);
    const guesses = names.filter((name) => !TAIL.test(name));
    const guess = STARTS_UNSPACED.test(atName.slice(1)) ? guesses[0] : guesses.at(-1);
    if (index === endOfHandle || names.length === 0) endOfHandle = end;
    else mentions.push({ index, names, guess });
  }
  return mentions;
};
