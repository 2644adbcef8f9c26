import type { Box } from '../../../components/poster/fitTitle';
import type { Measure } from './measureText';
import { clampLines, wrapText, type WrappedLine } from './wrapText';

/** A line's height, relative to its type size. */
export const LEADING = 1.36;

/** The largest size first: short words are set large. */
const SIZES = [96, 84, 74, 64, 56, 48, 42, 38, 34, 30, 28] as const;
const SMALLEST = 28;

/** More than fits on any picture at the smallest size. */
const MOST_LETTERS = 2_000;

export interface FittedWords {
  size: number;
  lines: WrappedLine[];
}

/** Sets words at the largest size at which they fit the box; what does not fit at the smallest is cut. */
export const fitWords = (
  words: string,
  { width, height }: Box,
  measure: Measure,
  largest: number = SIZES[0],
): FittedWords => {
  const text = words.slice(0, MOST_LETTERS);
  const setAt = (size: number) => {
    const widthOf = (line: string) => measure(line, { size });
    const lines = wrapText(text, width, widthOf);
    const most = Math.max(1, Math.floor(height / (size * LEADING)));
    return { size, widthOf, lines, most };
  };
  for (const size of SIZES) {
    if (size > largest) continue;
    const { lines, most } = setAt(size);
    if (lines.length <= most) return { size, lines };
  }
  const { lines, most, widthOf } = setAt(SMALLEST);
  return { size: SMALLEST, lines: clampLines(lines, most, width, widthOf) };
};
