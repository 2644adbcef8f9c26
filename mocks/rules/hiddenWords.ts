import { UNSPACED_CHARACTER } from '../../src/domain/mentions';
import { foldText, oneLine } from '../../src/domain/searchWords';

const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Where a word can begin or end: beside what is no letter, or a letter of a script without spaces between words. */
const EDGE = `(?:(?<!${LETTER})|(?!${LETTER})|(?<=${UNSPACED_CHARACTER})|(?=${UNSPACED_CHARACTER}))`;

/** Folding takes letters apart from their marks: put together again, a syllable contains no other. */
const folded = (text: string): string => oneLine(foldText(text)).normalize('NFC');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Tells texts that contain one of these words or phrases, whatever the case, the accents and the spaces between. */
export function hidesWords(words: readonly string[]): (texts: readonly string[]) => boolean {
  const wanted = words.map(folded).filter((word) => word !== '');
  if (wanted.length === 0) return () => false;
  const pattern = new RegExp(`${EDGE}(?:${wanted.map(escaped).join('|')})${EDGE}`, 'u');
  return (texts) => texts.some((text) => pattern.test(folded(text)));
}
