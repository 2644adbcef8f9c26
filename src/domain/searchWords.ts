const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Removes accents, and what is not drawn. The text must be in lower case. Only marks that a text can lack are accents: in
 * kana and Indic scripts a mark makes another letter.
 */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);

/** A text folded for searching: ignores case, accents and the kind of apostrophe. */
export const foldText = (text: string): string => {
  const plain = text.toLowerCase();
  // Most texts do not need the slow Unicode functions.
  if (/^[\t-~]*$/.test(plain)) return plain;
  return withoutAccents(plain).replace(/[‘’ʼ]/g, "'").replaceAll('ς', 'σ');
};

/** The text with single spaces between its words. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const QUOTE = '"“”„‟«»「」『』';

/** A phrase in quotes, of whichever kind, or a word outside of them. */
const WORDS = new RegExp(
  `[${QUOTE}](?<phrase>[^${QUOTE}]*)[${QUOTE}]|(?<word>[^\\s${QUOTE}]+)`,
  'g',
);

/** The phrases in quotes, as typed. */
export const quotedPhrases = (q: string): string[] =>
  [...q.matchAll(WORDS)].flatMap(({ groups }) => groups?.['phrase'] ?? []);

/** The search words and the phrases in quotes, folded, each once. */
export const searchWords = (q: string): string[] => {
  const words = [...foldText(q).matchAll(WORDS)].map(({ groups }) =>
    oneLine(groups?.['phrase'] ?? groups?.['word'] ?? ''),
  );
  return [...new Set(words.filter((word) => word !== ''))];
};

/** A part of a text, and whether it matches a search word. */
interface MarkedPart {
  text: string;
  isFound: boolean;
}

/** Splits a text at the search words. Joined, the parts are the text. */
export const markWords = (text: string, words: readonly string[]): MarkedPart[] => {
  let folded = '';
  const characters = Array.from(text);
  /** Maps each unit of the folded text to the character it comes from. */
  const origins: number[] = [];
  for (const [at, character] of characters.entries()) {
    // A phrase may go on in the next line.
    const letters = /\s/.test(character) ? ' ' : foldText(character);
    folded += letters;
    for (let unit = 0; unit < letters.length; unit += 1) origins.push(at);
  }
  const found = new Set<number>();
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      for (const origin of origins.slice(at, at + word.length)) found.add(origin);

  const parts: MarkedPart[] = [];
  for (const [at, character] of characters.entries()) {
    const last = parts.at(-1);
    // A combining accent belongs to the letter before it.
    const isFound = foldText(character) === '' ? last?.isFound === true : found.has(at);
    if (last?.isFound === isFound) last.text += character;
    else parts.push({ text: character, isFound });
  }
  return parts;
};
