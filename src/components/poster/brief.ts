import { fitBlock, fitTitle, type FittedTitle } from './fitTitle';
import { measure } from './glyphWidths';
import type { Roll } from './dice';
import { HEIGHT, WIDTH, type Role, type Shape } from './shapes';

export type Align = 'start' | 'middle' | 'end';

/** Lines of one colour, aligned alike. */
export interface Words {
  fill: Role;
  align: Align;
  transform?: string;
  lines: { text: string; x: number; y: number; size: number }[];
}

/** All that stands on a sheet, the first at the bottom. */
export interface Drawing {
  shapes: Shape[];
  words: Words[];
}

/** What a composition is given to work with. */
export interface Brief {
  title: string;
  year: number;
  directors: string;
  align: Align;
  roll: Roll;
}

export type Composition = (brief: Brief) => Drawing;

export const MARGIN = 13;
export const INNER = WIDTH - 2 * MARGIN;
const CREDIT_SIZE = 14;
const CREDIT_BASELINE = HEIGHT - MARGIN;
const LETTERSPACE = 1.06;

type OnGround = 'ink' | 'ground';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  align: Align;
  fill: OnGround;
  /** Where the title stands in a place that is too high for it; at its top if not said. */
  vertical?: 'middle' | 'bottom';
  /** Lines of one size, or each as wide as the place. */
  set?: 'lines' | 'block';
}

const edge = (align: Align, x: number, width: number) =>
  ({ start: x, middle: x + width / 2, end: x + width })[align];

/** The title in a place, and the top and the bottom of what it takes of that. */
export function setTitle({ title }: Brief, place: Place): Words & { top: number; bottom: number } {
  const { x, y, width, height, align, fill, vertical, set = 'lines' } = place;
  const fitted: FittedTitle = (set === 'block' ? fitBlock : fitTitle)(title, { width, height });
  const spare = height - fitted.height;
  const top = y + (vertical === 'bottom' ? spare : vertical === 'middle' ? spare / 2 : 0);
  const lines = fitted.lines.map(({ text, size, baseline }) => ({
    text,
    size,
    x: edge(align, x, width),
    y: top + baseline,
  }));
  return { fill, align, lines, top, bottom: top + fitted.height };
}

/** A line of type, shrunk where it would be wider than `width`. */
export function setLine(
  text: string,
  {
    x,
    y,
    width,
    align,
    fill,
    size = CREDIT_SIZE,
  }: { x: number; y: number; width: number; align: Align; fill: Role; size?: number },
): Words {
  const fitting = Math.min(size, width / (measure(text) * LETTERSPACE));
  return { fill, align, lines: [{ text, size: fitting, x: edge(align, x, width), y }] };
}

/** The director and the year on one line: at both ends, or together in the middle. */
export function setCredit(
  { directors, year, align }: Brief,
  fill: OnGround,
  {
    x = MARGIN,
    y = CREDIT_BASELINE,
    width = INNER,
  }: { x?: number; y?: number; width?: number } = {},
): Words[] {
  const line = { x, y, fill, width };
  if (directors === '') return [setLine(`${year}`, { ...line, align })];
  if (align === 'middle') return [setLine(`${directors}  ·  ${year}`, { ...line, align })];
  const room = { ...line, width: width - 34 };
  const years = setLine(`${year}`, { ...line, align: 'end' });
  return [setLine(directors, { ...room, align: 'start' }), years];
}

export const CREDIT_TOP = CREDIT_BASELINE - CREDIT_SIZE;

/** The title at the foot, above the credit; `top` is where it begins. */
export function setFoot(
  brief: Brief,
  { height = 104, fill = 'ink' }: { height?: number; fill?: OnGround } = {},
) {
  const { align } = brief;
  const bottom = CREDIT_TOP - 7;
  const place = { x: MARGIN, y: bottom - height, width: INNER, height, align, fill };
  const title = setTitle(brief, { ...place, vertical: 'bottom' });
  return { top: title.top, words: [title, ...setCredit(brief, fill)] };
}

/** The title at the head and the credit under it, or at the foot of the sheet; `bottom` is where the head ends. */
export function setHead(
  brief: Brief,
  {
    height = 104,
    fill = 'ink',
    credit = 'under',
  }: { height?: number; fill?: OnGround; credit?: 'under' | 'foot' } = {},
) {
  const { align } = brief;
  const title = setTitle(brief, { x: MARGIN, y: MARGIN, width: INNER, height, align, fill });
  const under = title.bottom + 20;
  if (credit === 'foot') return { bottom: title.bottom, words: [title, ...setCredit(brief, fill)] };
  return { bottom: under, words: [title, ...setCredit(brief, fill, { y: under })] };
}
