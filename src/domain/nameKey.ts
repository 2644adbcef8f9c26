import { withoutAccents } from './searchWords';

/** A text's words for a film search: without case, accents and punctuation. A mark alone is none. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['‘’ʼ]/g, '');
  // Most titles are plain ASCII, which does not need the slow Unicode functions.
  if (/^[ -~]*$/.test(plain)) return plain.match(/[a-z0-9]+/g) ?? [];
  // "8½" is "8 1/2", and "Alien³" is "Alien 3".
  const letters = withoutAccents(plain.replace(/[¼½¾¹²³]/g, ' $&'));
  return letters.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/** A text of signs alone, as it is drawn: "❤" with or without the mark that gives it colours. */
export const signsOf = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** Names of people, genres and countries with the same key are equal. */
export const nameKey = (name: string): string => wordsOf(name).join(' ') || signsOf(name);
