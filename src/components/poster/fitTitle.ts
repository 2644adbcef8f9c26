import { measure } from './glyphWidths';

/** Relative to the type size. */
export const CAPITAL = 0.75;
const LEADING = 0.87;
const LOOSE_LEADING = 1;
const ACCENT = 0.19;
const DESCENT = 0.16;

export interface Box {
  width: number;
  height: number;
}

export interface FittedLine {
  text: string;
  size: number;
  /** Measured from the top of the block. */
  baseline: number;
}

export interface FittedTitle {
  lines: FittedLine[];
  width: number;
  height: number;
}

/** Longer words are split: they would not fit a line at a readable size. */
const MAX_WORD_PART = 24;
const MAX_LINES = 9;

function wordsOf(title: string): string[] {
  return title.split(/\s+/).flatMap((word) => {
    const letters = Array.from(word);
    const parts = Math.ceil(letters.length / MAX_WORD_PART);
    const length = Math.ceil(letters.length / parts);
    return Array.from({ length: parts }, (_, part) =>
      letters.slice(part * length, (part + 1) * length).join(''),
    );
  });
}

/** Breaks words into lines no wider than `limit`, unless a single word is wider. */
function fill(words: string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** For each possible number of lines, the most even way to break the title. */
function breaksOf(title: string): string[][] {
  const words = wordsOf(title);
  const breaks = new Map<number, string[]>();
  const whole = measure(words.join(' '));
  for (let limit = whole; limit > 0.1; limit *= 0.97) {
    const lines = fill(words, limit + 0.001);
    if (lines.length <= MAX_LINES) breaks.set(lines.length, lines);
  }
  return breaks.size > 0 ? [...breaks.values()] : [fill(words, whole / MAX_LINES)];
}

const hasAccent = (text: string) => /[À-ÖØ-Þ\u0100-\u024f]/.test(text);
const hasDescender = (text: string) => /[gjpqyç,;Q()]/.test(text);

/** Stacks lines, each with its own size. */
function setLines(lines: { text: string; size: number }[], gap: (size: number) => number) {
  let baseline = 0;
  const set = lines.map(({ text, size }, index) => {
    const accent = hasAccent(text) ? ACCENT * size : 0;
    baseline += CAPITAL * size + (index === 0 ? accent : Math.max(gap(size), accent * 1.15));
    return { text, size, baseline };
  });
  const last = set.at(-1);
  const depth = last && hasDescender(last.text) ? DESCENT * last.size : 0;
  return { lines: set, height: baseline + depth };
}

const larger = (one: FittedTitle, other: FittedTitle) =>
  (other.lines[0]?.size ?? 0) > (one.lines[0]?.size ?? 0) * 1.02 ? other : one;

const scaled = ({ lines, width, height }: FittedTitle, by: number): FittedTitle => ({
  lines: lines.map(({ text, size, baseline }) => ({
    text,
    size: size * by,
    baseline: baseline * by,
  })),
  width: width * by,
  height: height * by,
});

/** Sets the title at the largest single size that fits the box, in any number of lines. */
export function fitTitle(title: string, box: Box): FittedTitle {
  const leading = /[gjpqy]/.test(title) ? LOOSE_LEADING : LEADING;
  return breaksOf(title)
    .map((lines) => {
      const width = Math.max(...lines.map(measure));
      const atOne = {
        ...setLines(
          lines.map((text) => ({ text, size: 1 })),
          () => leading - CAPITAL,
        ),
        width,
      };
      return scaled(atOne, Math.min(box.width / width, box.height / atOne.height));
    })
    .reduce(larger);
}

/** Sets the title as a block whose lines each fill the box's width, as high as the box allows. */
export function fitBlock(title: string, box: Box): FittedTitle {
  const blocks = breaksOf(title).map((lines) => {
    const sized = lines.map((text) => ({ text, size: box.width / measure(text) }));
    return { ...setLines(sized, () => 5), width: box.width };
  });
  const fitting = blocks.filter(({ height }) => height <= box.height);
  if (fitting.length > 0)
    return fitting.reduce((one, other) => (other.height > one.height ? other : one));
  const lowest = blocks.reduce((one, other) => (other.height < one.height ? other : one));
  return scaled(lowest, box.height / lowest.height);
}
