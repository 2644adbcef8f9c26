import { directionOf } from './direction';
import { graphemesOf, piecesOf } from './pieces';

export interface WrappedLine {
  text: string;
  /** That of its paragraph. */
  direction: 'ltr' | 'rtl';
}

type WidthOf = (text: string) => number;

/** Splits what is wider than a line by itself, such as an address. */
const splitWide = (text: string, width: number, widthOf: WidthOf): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const grapheme of graphemesOf(text)) {
    if (part !== '' && widthOf(part + grapheme) > width) {
      parts.push(part);
      part = '';
    }
    part += grapheme;
  }
  return [...parts, part];
};

const wrapParagraph = (paragraph: string, width: number, widthOf: WidthOf): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const { text, gap } of piecesOf(paragraph)) {
    const longer = line === '' ? text : line + gap + text;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = splitWide(text, width, widthOf);
    line = parts.pop() ?? '';
    lines.push(...parts);
  }
  return line === '' ? lines : [...lines, line];
};

/** Breaks a text into lines of at most a width. Empty lines between paragraphs are left out. */
export const wrapText = (text: string, width: number, widthOf: WidthOf): WrappedLine[] =>
  text.split(/\n+/).flatMap((paragraph) => {
    const direction = directionOf(paragraph);
    return wrapParagraph(paragraph, width, widthOf).map((line) => ({ text: line, direction }));
  });

const cutWith = (text: string, width: number, widthOf: WidthOf): string => {
  const graphemes = graphemesOf(text);
  const cut = () => `${graphemes.join('').trimEnd()}…`;
  while (graphemes.length > 0 && widthOf(cut()) > width) graphemes.pop();
  return cut();
};

/** A text on one line, with an ellipsis where it is too long. */
export const fitLine = (text: string, width: number, widthOf: WidthOf): string =>
  widthOf(text) <= width ? text : cutWith(text, width, widthOf);

/** Keeps the first lines; the last one ends in an ellipsis if that is not all. */
export const clampLines = (
  lines: readonly WrappedLine[],
  most: number,
  width: number,
  widthOf: WidthOf,
): WrappedLine[] => {
  const kept = lines.slice(0, most);
  const last = kept.at(-1);
  if (!last || kept.length === lines.length) return kept;
  return [...kept.slice(0, -1), { ...last, text: cutWith(last.text, width, widthOf) }];
};
