import { pick } from '../dice';
import { INNER, MARGIN, setCredit, setFoot, setLine, setTitle, type Composition } from '../brief';
import {
  HEIGHT,
  WIDTH,
  disc,
  polygon,
  range,
  rectangle,
  ring,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

/** Rays from one point, as over every picture palace of the thirties. */
export const rays: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot({ ...brief, align: 'middle' }, { height: 96 });
  const base = top - 14;
  const x = pick(roll, [100, 100, 0, WIDTH]);
  const y = x === 100 ? pick(roll, [base, base * 0.5]) : base;
  const count = pick(roll, [12, 18, 24]);
  const step = 360 / (count * 2);
  const beams = range(count).map((index): Shape => ({
    fill: index % 3 === 1 ? 'second' : 'accent',
    d: slice(x, y, 420, index * step * 2, index * step * 2 + step),
  }));
  const shapes: Shape[] = [
    ...beams,
    { fill: 'ground', d: disc(x, y, 52) },
    { fill: 'ink', d: disc(x, y, 45) },
    { fill: 'accent', d: ring(x, y, 38, 34) + disc(x, y, 26) },
    { fill: 'ground', d: rectangle(0, base, WIDTH, HEIGHT) },
    { fill: 'ink', d: rectangle(0, base, WIDTH, 2.5) + rectangle(0, base + 5, WIDTH, 1) },
  ];
  return { shapes, words };
};

/** The sign over the doors, with its lamps. */
export const marquee: Composition = (brief) => {
  const { roll } = brief;
  const words = { ...brief, align: 'middle' } as const;
  const rows = pick(roll, [9, 11, 13]);
  const title = setTitle(words, {
    x: 38,
    y: 46,
    width: 124,
    height: 176,
    align: 'middle',
    fill: 'ink',
    vertical: 'middle',
    set: roll(2) === 0 ? 'lines' : 'block',
  });
  const lamps = range(rows + 1).flatMap((index) => {
    const y = 13 + (index * (HEIGHT - 26)) / rows;
    return [[13, y] as const, [187, y] as const];
  });
  const columns = Math.round(rows * 0.62);
  const across = range(columns - 1).flatMap((index) => {
    const x = 13 + ((index + 1) * 174) / columns;
    return [[x, 13] as const, [x, 287] as const];
  });
  const bulbs = [...lamps, ...across].map(([x, y], index): Shape => ({
    fill: index % 4 < 2 ? 'second' : 'ground',
    d: disc(x, y, 4.8),
  }));
  const shapes: Shape[] = [
    { fill: 'accent', d: rectangle(0, 0, WIDTH, HEIGHT) },
    { fill: 'ink', d: rectangle(3, 3, 194, 294) },
    { fill: 'ground', d: rectangle(24, 24, 152, 252) },
    {
      fill: 'accent',
      d: rectangle(38, title.top - 15, 124, 4) + rectangle(38, title.bottom + 11, 124, 4),
    },
    ...bulbs,
  ];
  return { shapes, words: [title, ...setCredit(words, 'ink', { x: 38, y: 264, width: 124 })] };
};

/** A curtain drawn aside. */
export const curtain: Composition = (brief) => {
  const { roll } = brief;
  const words = { ...brief, align: 'middle' } as const;
  const folds = range(4).flatMap((index): Shape[] => {
    const fill: Role = index % 2 === 0 ? 'accent' : 'second';
    const reach = 74 - index * 18;
    const tie = 30 - index * 7;
    return [false, true].map((isRight) => ({
      fill,
      d: `M0 0H${reach}C${reach} 90 ${tie + 4} 130 ${tie} 176C${tie} 200 ${tie + 10} 230 ${tie + 10} 252H0Z`,
      ...(isRight && { transform: 'matrix(-1 0 0 1 200 0)' }),
    }));
  });
  const count = pick(roll, [5, 6, 8]);
  const width = WIDTH / count;
  const valance = range(count).map((index): Shape => ({
    fill: index % 2 === 0 ? 'second' : 'accent',
    d:
      rectangle(index * width, 0, width + 0.3, 24) +
      slice((index + 0.5) * width, 24, width / 2, 0, 180),
  }));
  const title = setTitle(words, {
    x: 42,
    y: 68,
    width: 116,
    height: 170,
    align: 'middle',
    fill: 'ink',
    vertical: 'middle',
  });
  const stage: Shape = { fill: 'ink', d: rectangle(0, 252, WIDTH, 48) };
  return {
    shapes: [...folds, ...valance, stage],
    words: [title, ...setCredit(words, 'ground', { y: 281 })],
  };
};

/** A silent picture's iris, closing on the title. */
export const iris: Composition = (brief) => {
  const { roll } = brief;
  const words = { ...brief, align: 'middle' } as const;
  const y = pick(roll, [112, 126, 138]);
  const title = setTitle(words, {
    x: 40,
    y: y - 50,
    width: 120,
    height: 100,
    align: 'middle',
    fill: 'ink',
    vertical: 'middle',
  });
  const rings = pick(roll, [
    [100, 92],
    [140, 116, 104, 94],
    [160, 128, 96],
  ]);
  const shapes: Shape[] = [
    { fill: 'ink', d: rectangle(0, 0, WIDTH, HEIGHT) },
    ...rings.map((radius, index): Shape => ({
      fill: index % 2 === 0 ? 'accent' : 'ink',
      d: disc(100, y, radius),
    })),
    { fill: 'second', d: disc(100, y, 88) },
    { fill: 'ground', d: disc(100, y, 82) },
    { fill: 'ink', d: rectangle(0, 262, WIDTH, 38) },
  ];
  return { shapes, words: [title, ...setCredit(words, 'ground')] };
};

/** A length of film across the sheet, its picture moving from frame to frame. */
export const filmstrip: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 100 });
  const base = top - 12;
  const lean = pick(roll, [-16, 14, 0, 90]);
  const y = base / 2;
  const transform = turned(lean, 100, y);
  const half = lean === 0 ? base * 0.34 : base * 0.27;
  const frame = half * 1.7;
  const frames = range(7).flatMap((index): Shape[] => {
    const x = 100 + (index - 3.5) * frame;
    const picture: Role = index % 2 === 0 ? 'accent' : 'second';
    const holes = range(4).map((hole) => x + ((hole + 0.5) * frame) / 4 - 3);
    return [
      { fill: picture, d: rectangle(x + 3, y - half * 0.64, frame - 6, half * 1.28), transform },
      {
        fill: index % 2 === 0 ? 'ink' : 'ground',
        d: disc(x + frame * (0.2 + index * 0.1), y + half * (0.4 - index * 0.1), half * 0.26),
        transform,
      },
      {
        fill: 'ground',
        d: holes
          .map(
            (hole) =>
              rectangle(hole, y - half * 0.92, 6, half * 0.17) +
              rectangle(hole, y + half * 0.75, 6, half * 0.17),
          )
          .join(''),
        transform,
      },
    ];
  });
  const strip: Shape = { fill: 'ink', d: rectangle(-150, y - half, 500, half * 2), transform };
  return {
    shapes: [strip, ...frames, { fill: 'ground', d: rectangle(0, base, WIDTH, HEIGHT - base) }],
    words,
  };
};

/** The ticket that lets one in. */
export const ticket: Composition = (brief) => {
  const { roll } = brief;
  const words = { ...brief, align: 'middle' } as const;
  const title = setTitle(words, {
    x: 40,
    y: 74,
    width: 120,
    height: 128,
    align: 'middle',
    fill: 'ground',
    vertical: 'middle',
  });
  const notch = (y: number) => disc(22, y, 11) + disc(178, y, 11);
  const stub = 222;
  const stripes = range(12).map((index): Shape => ({
    fill: index % 2 === 0 ? 'accent' : 'ground',
    d: slice(100, 150, 300, index * 30, index * 30 + 30),
  }));
  const shapes: Shape[] = [
    ...(roll(2) === 0 ? stripes : [{ fill: 'accent', d: rectangle(0, 0, WIDTH, HEIGHT) } as const]),
    { fill: 'ink', d: rectangle(22, 26, 156, 248) },
    { fill: 'accent', d: notch(stub) },
    {
      fill: 'second',
      d: range(14)
        .map((index) => rectangle(38 + index * 9, stub - 1, 5, 2))
        .join(''),
    },
    { fill: 'second', d: rectangle(40, 44, 120, 5) + rectangle(40, 53, 120, 1.5) },
  ];
  return { shapes, words: [title, ...setCredit(words, 'ground', { x: 40, y: 254, width: 120 })] };
};

/** A countdown before the picture begins: cross hairs, two rings and a hand that wipes. */
export const countdown: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 92 });
  const base = top - 10;
  const y = base / 2;
  const hand = pick(roll, [30, 75, 120, 165]);
  const radius = Math.min(74, y - 8);
  const shapes: Shape[] = [
    { fill: 'accent', d: rectangle(0, 0, WIDTH, base) },
    { fill: 'second', d: slice(100, y, 300, -90, -90 + hand) },
    { fill: 'ink', d: rectangle(0, y - 0.8, WIDTH, 1.6) + rectangle(99.2, 0, 1.6, base) },
    { fill: 'ground', d: ring(100, y, radius, radius - 4) },
    { fill: 'ground', d: ring(100, y, radius - 11, radius - 15) },
    { fill: 'ground', d: rectangle(0, base, WIDTH, HEIGHT - base) },
  ];
  const size = radius * 1.16;
  const number = setLine(`${1 + roll(9)}`, {
    x: 50,
    width: 100,
    y: y + size * 0.375,
    align: 'middle',
    fill: 'ink',
    size,
  });
  return { shapes, words: [number, ...words] };
};

/** Columns of a palace front, stepped toward the middle. */
export const palace: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot({ ...brief, align: 'middle' }, { height: 92 });
  const base = top - 12;
  const count = pick(roll, [7, 9, 11]);
  const width = INNER / count;
  const middle = (count - 1) / 2;
  const columns = range(count).map((index): Shape => {
    const far = Math.abs(index - middle);
    const height = base * (0.94 - (far / middle) * 0.62);
    const fill: Role = far % 2 === 0 ? 'accent' : 'second';
    const x = MARGIN + index * width + 1.5;
    return {
      fill,
      d:
        rectangle(x, base - height, width - 3, height) +
        slice(x + width / 2 - 1.5, base - height, width / 2 - 1.5, 180, 360),
    };
  });
  const foot: Shape = {
    fill: 'ink',
    d: rectangle(0, base, WIDTH, 3) + polygon([100, base - 44], [116, base], [84, base]),
  };
  return { shapes: [...columns, foot], words };
};
