import { markWords, oneLine } from './searchWords';

/** How many characters are shown before the first match. */
const LEAD = 16;

/** A text in one line, from shortly before the first match. */
export const excerptAround = (text: string, words: readonly string[]): string => {
  const line = oneLine(text);
  const [before] = markWords(line, words);
  const lead = before && !before.isFound && before.text !== line ? before.text : '';
  if (lead.length <= LEAD) return line;
  const start = lead.lastIndexOf(' ', lead.length - LEAD) + 1;
  return `…${line.slice(start)}`;
};
