import { fitBlock, fitTitle, type FittedTitle } from './fitTitle';
import { measure } from './glyphWidths';
import type { Roll } from './dice';
import { HEIGHT, WIDTH, type Role, type Shape } from './shapes';

export type Align = 'start' | 'middle' | 'end';

/** Lines of text with the same colour and alignment. */
export interface Words {
  fill: Role;
  align: Align;
  transform?: string;
  lines: { text: string; x: number; y: number; size: number }[];
}

/** Everything drawn on a poster, from back to front. */
export interface Drawing {
  shapes: Shape[];
  words: Words[];
}

/** What a composition draws from. */
export interface CompositionInput {
  title: string;
  year: number;
  directors: string;
  align: Align;
  roll: Roll;
}

export type Composition = (input: CompositionInput) => Drawing;

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
  /** How the title is aligned in a place higher than itself; at the top by default. */
  vertical?: 'middle' | 'bottom';
  /** `lines` have one size; in a `block` each line fills the width. */
  set?: 'lines' | 'block';
}

const edge = (align: Align, x: number, width: number) =>
  ({ start: x, middle: x + width / 2, end: x + width })[align];

/** Sets the title in a place. `top` and `bottom` are the edges of the text. */
export function setTitle(
  { title }: CompositionInput,
  place: Place,
): Words & { top: number; bottom: number } {
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

/** Sets a line of text, shrunk if it would be wider than `width`. */
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

/** Sets the directors and the year on one line: at both ends, or together in the middle. */
export function setCredit(
  { directors, year, align }: CompositionInput,
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

/** Sets the title at the foot, above the credit; `top` is the title's upper edge. */
export function setFoot(
  input: CompositionInput,
  { height = 104, fill = 'ink' }: { height?: number; fill?: OnGround } = {},
) {
  const { align } = input;
  const bottom = CREDIT_TOP - 7;
  const place = { x: MARGIN, y: bottom - height, width: INNER, height, align, fill };
  const title = setTitle(input, { ...place, vertical: 'bottom' });
  return { top: title.top, words: [title, ...setCredit(input, fill)] };
}

/** Sets the title at the head, and the credit under it or at the foot; `bottom` is the head's lower edge. */
export function setHead(
  input: CompositionInput,
  {
    height = 104,
    fill = 'ink',
    credit = 'under',
  }: { height?: number; fill?: OnGround; credit?: 'under' | 'foot' } = {},
) {
  const { align } = input;
  const title = setTitle(input, { x: MARGIN, y: MARGIN, width: INNER, height, align, fill });
  const under = title.bottom + 20;
  if (credit === 'foot') return { bottom: title.bottom, words: [title, ...setCredit(input, fill)] };
  return { bottom: under, words: [title, ...setCredit(input, fill, { y: under })] };
}
