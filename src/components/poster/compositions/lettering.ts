import { pick } from '../dice';
import {
  setCredit,
  CREDIT_TOP,
  INNER,
  MARGIN,
  setHead,
  setLine,
  setTitle,
  type Composition,
} from '../layout';
import { CAPITAL } from '../fitTitle';
import { measure } from '../glyphWidths';
import { picture } from '../picture';
import { WIDTH, disc, polygon, range, rectangle, slice, type Role, type Shape } from '../shapes';

const ARTICLES = /^(the|an?|les?|la|l'|der|die|das|il|el|los|las)\s+/i;

/** The title, each line as wide as the sheet, and a shape in the remaining space. */
export const stack: Composition = (input) => {
  const { roll } = input;
  const title = setTitle(input, {
    x: MARGIN,
    y: MARGIN,
    width: INNER,
    height: 236,
    align: 'start',
    fill: 'ink',
    set: 'block',
  });
  const left = CREDIT_TOP - 8 - title.bottom - 8;
  const y = title.bottom + 8;
  const rest: Shape[][] = [
    [
      { fill: 'accent', d: rectangle(MARGIN, y, INNER, left) },
      { fill: 'second', d: disc(WIDTH - MARGIN - left / 2, y + left / 2, left * 0.36) },
    ],
    [{ fill: 'accent', d: slice(100, y + left, Math.min(left, 87), 180, 360) }],
    range(4).map((index): Shape => ({
      fill: index % 2 === 0 ? 'accent' : 'second',
      d: rectangle(MARGIN, y + (index * left) / 4, INNER * (1 - index * 0.22), left / 4 - 3),
    })),
    range(5 * Math.max(1, Math.round(left / 36))).map((index): Shape => {
      const row = Math.floor(index / 5);
      const radius = Math.min(left / 2, 15);
      const fill = (index + row) % 2 === 0 ? 'accent' : 'second';
      return {
        fill,
        d: disc(MARGIN + (INNER / 5) * ((index % 5) + 0.5), y + radius + row * 36, radius),
      };
    }),
  ];
  return {
    shapes: left > 14 ? (rest[roll(4)] ?? []) : [],
    words: [title, ...setCredit({ ...input, align: 'start' }, 'ink')],
  };
};

/** The year as the main motif. */
export const numeral = picture(({ roll, year }, height) => {
  const digits = `${year % 100}`.padStart(2, '0');
  const room = height - MARGIN * 2;
  const size = Math.min(INNER / measure(digits), room / CAPITAL);
  const [baseline, middle] = [MARGIN + (room + size * CAPITAL) / 2, MARGIN + room / 2];
  const number = {
    x: 0,
    y: baseline,
    width: WIDTH,
    align: 'middle',
    fill: 'accent',
    size,
  } as const;
  const behind = pick(roll, [
    disc(pick(roll, [34, 166]), middle, room * 0.4),
    rectangle(0, middle - 17, WIDTH, 34),
    polygon([0, height], [WIDTH, 0], [WIDTH, 70]),
    rectangle(pick(roll, [0, 100]), 0, 100, height),
  ]);
  return { shapes: [{ fill: 'second', d: behind }], words: [setLine(digits, number)] };
}, 74);

/** The title's first letter, three times over. */
export const initial = picture(({ roll, title }, height) => {
  const bare = title.replace(ARTICLES, '').replace(/^[^\p{L}\p{N}]+/u, '');
  const letter = (bare[Symbol.iterator]().next().value ?? '·').toUpperCase();
  const room = height - MARGIN * 2;
  const size = Math.min(room / CAPITAL, (INNER - 44) / measure(letter));
  const width = measure(letter) * size;
  const step = pick(roll, [22, (INNER - width) / 2, 12]);
  const y = MARGIN + (room + size * CAPITAL) / 2;
  const start = (WIDTH - width - step * 2) / 2;
  const order = pick(roll, [
    [0, 1, 2],
    [2, 1, 0],
  ]);
  const fills: Role[] = ['second', 'accent', 'ink'];
  const echoes = order.map((place, index) =>
    setLine(letter, {
      x: start + step * place,
      y,
      width: WIDTH,
      align: 'start',
      fill: fills[index] ?? 'ink',
      size,
    }),
  );
  return { words: echoes };
}, 82);

/** The longest word repeated, like bills pasted along a wall. */
export const bills: Composition = (input) => {
  const { roll } = input;
  const { bottom, words } = setHead(input, { height: 92, credit: 'foot' });
  const longest = input.title
    .split(/[^\p{L}\p{N}]+/u)
    .reduce((one, other) => (measure(other) > measure(one) ? other : one))
    .toUpperCase();
  const size = Math.min(INNER / measure(longest), 76);
  const [top, foot, pitch] = [bottom + 12, CREDIT_TOP - 8, size * CAPITAL + 5];
  const rows = Math.max(1, Math.floor((foot - top + 5) / pitch));
  const chosen = roll(rows);
  const lines = range(rows).map((row) =>
    setLine(longest, {
      x: MARGIN,
      y: foot - row * pitch,
      width: INNER,
      align: input.align,
      fill: row === chosen ? 'second' : 'accent',
      size,
    }),
  );
  return { shapes: [], words: [...lines, ...words] };
};

/** The title rotated to run up the whole sheet, next to a column of colour. */
export const upright: Composition = (input) => {
  const { roll } = input;
  const foot = CREDIT_TOP - 8;
  const title = setTitle(input, {
    x: 0,
    y: 0,
    width: foot - MARGIN,
    height: 104,
    align: 'start',
    fill: 'ink',
  });
  const words = { ...title, transform: `translate(${MARGIN} ${foot}) rotate(-90)` };
  const x = MARGIN + title.bottom + 13;
  const width = WIDTH - x;
  const count = pick(roll, [2, 3, 5]);
  const part = foot / count;
  const isRound = roll(2) === 0;
  const shapes = range(count).flatMap((index): Shape[] => {
    const [y, fill]: [number, Role] = [index * part, index % 2 === 0 ? 'accent' : 'second'];
    const radius = Math.min(part, width) * 0.34;
    const figure = isRound
      ? disc(x + width / 2, y + part / 2, radius)
      : slice(x, y + part / 2, Math.min(part / 2, width), -90, 90);
    return [
      { fill, d: rectangle(x, y, width, part + 0.6) },
      { fill: roll(2) === 0 ? 'ink' : 'ground', d: figure },
    ];
  });
  return { shapes, words: [words, ...setCredit({ ...input, align: 'start' }, 'ink')] };
};
