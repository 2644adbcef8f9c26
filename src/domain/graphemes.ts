const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A grapheme longer than this is no character anybody typed, but a pile of combining marks. */
const UNITS_PER_GRAPHEME = 40;

/** How many characters a reader would count in the text. */
export function countGraphemes(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

/** Whether the text has at most `limit` graphemes; a text of absurd length is refused unread. */
export function fitsGraphemes(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  if (text.length > limit * UNITS_PER_GRAPHEME) return false;
  return countGraphemes(text) <= limit;
}
