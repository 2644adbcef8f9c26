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

/** A text without its accents. It is in lower case already. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);

/** A text as posts are searched: without regard to case, accents and the kind of an apostrophe. */
export const foldText = (text: string): string => {
  const plain = text.toLowerCase();
  // For most texts the slow ways of Unicode are not needed.
  if (/^[\t-~]*$/.test(plain)) return plain;
  return withoutAccents(plain).replaceAll('’', "'").replaceAll('ς', 'σ');
};

/** What is looked for, each word once and folded. */
export const searchWords = (q: string): string[] => [
  ...new Set(
    foldText(q)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** A piece of a text, and whether it is a word that was looked for. */
interface MarkedPart {
  text: string;
  isFound: boolean;
}

/** Takes a text apart at the words that were looked for. Joined, the parts read exactly as it does. */
export const markWords = (text: string, words: readonly string[]): MarkedPart[] => {
  let folded = '';
  const characters = Array.from(text);
  /** For each unit of the folded text the character that it comes from. */
  const origins: number[] = [];
  for (const [at, character] of characters.entries()) {
    const letters = foldText(character);
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
    // An accent of its own goes with the letter before it.
    const isFound = foldText(character) === '' ? last?.isFound === true : found.has(at);
    if (last?.isFound === isFound) last.text += character;
    else parts.push({ text: character, isFound });
  }
  return parts;
};

/** How much of a text is shown before the first word that was found, in characters. */
const LEAD = 16;

/** A text in one line, from shortly before the first word that was found. */
export const excerptAround = (text: string, words: readonly string[]): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const [before] = markWords(line, words);
  const lead = before && !before.isFound && before.text !== line ? before.text : '';
  if (lead.length <= LEAD) return line;
  const start = lead.lastIndexOf(' ', lead.length - LEAD) + 1;
  return `…${line.slice(start)}`;
};
