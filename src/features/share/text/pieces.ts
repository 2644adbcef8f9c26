const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Signs that must not begin a line, and signs that must not end one. */
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** A part of a text that stays on one line if it fits there. */
export interface Piece {
  text: string;
  /** What stands between it and the piece before, on one line. */
  gap: '' | ' ';
}

/** In scripts without spaces a line can break between words, which only a dictionary knows. */
const splitUnspaced = (word: string): string[] => {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)) {
    const last = parts.length - 1;
    const before = parts[last];
    if (before !== undefined && (CLOSES.test(segment) || OPENS.test(before)))
      parts[last] = before + segment;
    else parts.push(segment);
  }
  return parts;
};

/** The pieces of a paragraph, between which a line can break. */
export const piecesOf = (paragraph: string): Piece[] =>
  paragraph
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) =>
      (UNSPACED.test(word) ? splitUnspaced(word) : [word]).map((text, index): Piece => ({
        text,
        gap: index === 0 ? ' ' : '',
      })),
    );

/** What a reader counts as characters: an emoji of five code points is one. */
export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
