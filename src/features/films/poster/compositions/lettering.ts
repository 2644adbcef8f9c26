import { pick } from '../dice';
import {
  CREDIT_TOP,
  INNER,
  MARGIN,
  setCredit,
  setFoot,
  setHead,
  setLine,
  setTitle,
  type Composition,
} from '../brief';
import { CAPITAL } from '../fitTitle';
import { measure } from '../glyphWidths';
import {
  HEIGHT,
  WIDTH,
  disc,
  polygon,
  range,
  rectangle,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

/** Nothing but the title, each line as wide as the sheet, and one shape in what is left. */
export const stack: Composition = (brief) => {
  const { roll } = brief;
  const title = setTitle(brief, {
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
    range(5).map((index): Shape => ({
      fill: index % 2 === 0 ? 'accent' : 'second',
      d: disc(MARGIN + (INNER / 5) * (index + 0.5), y + left / 2, Math.min(left / 2, 15)),
    })),
  ];
  return {
    shapes: left > 14 ? (rest[roll(4)] ?? []) : [],
    words: [title, ...setCredit({ ...brief, align: 'start' }, 'ink')],
  };
};

/** The year as the hero. */
export const numeral: Composition = (brief) => {
  const { roll, year } = brief;
  const { top, words } = setFoot(brief, { height: 74 });
  const digits = `${year % 100}`.padStart(2, '0');
  const room = top - MARGIN - 12;
  const size = Math.min(INNER / measure(digits), room / CAPITAL);
  const baseline = MARGIN + (room + size * CAPITAL) / 2;
  const number = setLine(digits, {
    x: MARGIN,
    y: baseline,
    width: 400,
    align: 'start',
    fill: 'accent',
    size,
  });
  const middle = baseline - (size * CAPITAL) / 2;
  const behind: Shape[][] = [
    [{ fill: 'second', d: disc(pick(roll, [30, 170]), middle, room * 0.4) }],
    [{ fill: 'second', d: rectangle(0, middle - 16, WIDTH, 32) }],
    [{ fill: 'second', d: polygon([0, top - 10], [WIDTH, 0], [WIDTH, 60], [0, top - 10]) }],
  ];
  const shift = (INNER - measure(digits) * size) / 2;
  const centred = {
    ...number,
    lines: number.lines.map((line) => ({ ...line, x: line.x + shift })),
  };
  return { shapes: behind[roll(3)] ?? [], words: [centred, ...words] };
};

const ARTICLES = /^(the|an?|les?|la|l'|der|die|das|il|el|los|las)\s+/i;

/** The title's first letter, three times over. */
export const initial: Composition = (brief) => {
  const { roll, title } = brief;
  const { top, words } = setFoot(brief, { height: 82 });
  const letter = [...title.replace(ARTICLES, '').replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '·';
  const room = top - MARGIN - 14;
  const size = Math.min(room / CAPITAL, (INNER - 44) / measure(letter.toUpperCase()));
  const width = measure(letter.toUpperCase()) * size;
  const step = pick(roll, [22, (INNER - width) / 2, 12]);
  const baseline = MARGIN + room - (room - size * CAPITAL) / 2;
  const fills: Role[] = ['second', 'accent', 'ink'];
  const start = (WIDTH - width - step * 2) / 2;
  const echoes = fills.map((fill, index) =>
    setLine(letter.toUpperCase(), {
      x: start + step * index,
      y: baseline,
      width: 400,
      align: 'start',
      fill,
      size,
    }),
  );
  return {
    shapes: [],
    words: [
      ...(roll(2) === 0
        ? echoes
        : echoes.toReversed().map((echo, index) => ({ ...echo, fill: fills[index] ?? 'ink' }))),
      ...words,
    ],
  };
};

/** Sheets of colour, one over the other, and the title on the last. */
export const panels: Composition = (brief) => {
  const { roll } = brief;
  const isHigh = roll(2) === 0;
  const title = setTitle(brief, {
    x: MARGIN,
    y: isHigh ? MARGIN + 3 : 150,
    width: INNER,
    height: 106,
    align: brief.align,
    fill: 'ground',
    ...(!isHigh && { vertical: 'bottom' }),
  });
  const [from, to] = isHigh ? [0, title.bottom + 14] : [title.top - 14, 274];
  const rest: [number, number] = isHigh ? [to, 274] : [0, from];
  const height = rest[1] - rest[0];
  const cut = WIDTH * pick(roll, [0.33, 0.5, 0.66]);
  const shapes: Shape[] = [
    { fill: 'accent', d: rectangle(0, rest[0], cut, height) },
    { fill: 'second', d: rectangle(cut, rest[0], WIDTH - cut, height) },
    {
      fill: 'ground',
      d: pick(roll, [
        disc(cut, rest[0] + height / 2, Math.min(height * 0.34, 48)),
        slice(cut, rest[1], Math.min(height * 0.8, 90), 180, 360),
        slice(cut, rest[0], Math.min(height * 0.8, 90), 0, 180),
      ]),
    },
    { fill: 'ink', d: rectangle(0, from, WIDTH, to - from) },
  ];
  return { shapes, words: [title, ...setCredit(brief, 'ink', { y: 291 })] };
};

/** The title over and over, the way bills are pasted along a wall. */
export const bills: Composition = (brief) => {
  const { roll } = brief;
  const { bottom, words } = setHead(brief, { height: 96, credit: 'foot' });
  const word = brief.title
    .split(/\s+/)
    .reduce((one, other) => (measure(other) > measure(one) ? other : one))
    .toUpperCase();
  const [top, foot] = [bottom + 14, CREDIT_TOP - 8];
  const size = Math.min(INNER / measure(word), 64);
  const rows = Math.max(1, Math.floor((foot - top + 4) / (size * CAPITAL + 4)));
  const scale = (foot - top + 4) / rows - 4;
  const lines = range(rows).map((row) => ({
    row,
    line: setLine(word, {
      x: MARGIN,
      y: top + row * (scale + 4) + scale,
      width: 400,
      align: 'start',
      fill: 'ink',
      size,
    }),
  }));
  const offset = roll(rows);
  return {
    shapes: [],
    words: [
      ...lines.map(
        ({ row, line }) => ({ ...line, fill: row === offset ? 'second' : 'accent' }) as const,
      ),
      ...words,
    ],
  };
};

/** A half turned one way, a half the other. */
export const facing: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 92 });
  const base = top - 10;
  const turn = turned(pick(roll, [0, 0, 180]), 100, base / 2);
  const half = (isRight: boolean): string => {
    const mirror = (x: number) => (isRight ? WIDTH - x : x);
    const points: [number, number][] = [
      [0, 0],
      [72, 0],
      [76, 0.2],
      [70, 0.3],
      [92, 0.5],
      [78, 0.55],
      [84, 0.62],
      [77, 0.66],
      [83, 0.71],
      [76, 0.78],
      [70, 0.84],
      [52, 0.86],
      [56, 1],
      [0, 1],
    ];
    return polygon(...points.map(([x, y]) => [mirror(x), y * base] as const));
  };
  const shapes: Shape[] = [
    { fill: 'accent', d: half(false), transform: turn },
    { fill: pick(roll, ['second', 'ink']), d: half(true), transform: turn },
    { fill: 'second', d: disc(100, base * 0.16, 13), transform: turn },
    { fill: 'ground', d: rectangle(0, base, WIDTH, HEIGHT - base) },
  ];
  return { shapes, words };
};
