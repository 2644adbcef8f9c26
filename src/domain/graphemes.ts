import { LIMITS } from './limits';

let segmenter: Intl.Segmenter | undefined;

/** A longer grapheme is not a character anyone typed, but a pile of combining marks. */
const UNITS_PER_GRAPHEME = 40;

/** In code units. Segmenting takes time quadratic in the length, so it is done piece by piece. */
const PIECE = 1_000;

/** How many characters a reader would count in the text. */
export function countGraphemes(text: string): number {
  // Created on demand: it is slow, and most pages never count.
  const graphemes = (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));
  let count = 0;
  let start = 0;
  while (start < text.length) {
    const piece = text.slice(start, endOfPiece(text, start));
    const segments = Array.from(graphemes.segment(piece), ({ segment }) => segment.length);
    const isLast = start + piece.length === text.length;
    // The cut may have split the last grapheme, so it begins the next piece.
    const cut = isLast || segments.length === 1 ? 0 : (segments.pop() ?? 0);
    count += segments.length;
    start += piece.length - cut;
  }
  return count;
}

/** Never between the two halves of a surrogate pair. */
function endOfPiece(text: string, start: number): number {
  const end = start + PIECE;
  return /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end + 1 : end;
}

/** How many code units can still be written. */
const unitsLeftOf = (text: string, limit: number): number =>
  Math.min(limit * UNITS_PER_GRAPHEME, LIMITS.textUnits) - text.length;

/** Whether the text has at most `limit` graphemes; refuses a text of absurd length without counting. */
export function fitsGraphemes(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  if (unitsLeftOf(text, limit) < 0) return false;
  return countGraphemes(text) <= limit;
}

/**
 * How many graphemes can still be written, or code units if fewer of those are left; null while more than `near` are. It
 * is negative where `fitsGraphemes` is false. A text never has more graphemes than code units, so most texts need no
 * counting.
 */
export function leftOf(text: string, limit: number, near: number): number | null {
  if (text.length < limit - near) return null;
  const unitsLeft = unitsLeftOf(text, limit);
  const left = unitsLeft < 0 ? unitsLeft : Math.min(unitsLeft, limit - countGraphemes(text));
  return left <= near ? left : null;
}
