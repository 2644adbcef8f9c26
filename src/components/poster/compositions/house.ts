import { pick } from '../dice';
import { setCredit, INNER, MARGIN, setTitle, type Composition } from '../layout';
import { picture } from '../picture';
import {
  HEIGHT,
  WIDTH,
  disc,
  range,
  rectangle,
  ring,
  slice,
  type Role,
  type Shape,
} from '../shapes';

/** Rays from one point, as over every picture palace of the thirties. */
export const rays = picture(({ roll }, height) => {
  const x = pick(roll, [100, 100, 0, WIDTH]);
  const y = x === 100 ? pick(roll, [height, height * 0.5]) : height;
  const count = pick(roll, [12, 18, 24]);
  const step = 180 / count;
  const beams = range(count).map((index): Shape => ({
    fill: index % 3 === 1 ? 'second' : 'accent',
    d: slice(x, y, 420, index * step * 2, index * step * 2 + step),
  }));
  const shapes: Shape[] = [
    ...beams,
    { fill: 'ground', d: disc(x, y, 52) },
    { fill: 'ink', d: disc(x, y, 45) },
    { fill: 'accent', d: ring(x, y, 38, 34) + disc(x, y, 26) },
    { fill: 'ground', d: rectangle(0, height - 6, WIDTH, 8) },
    { fill: 'ink', d: rectangle(0, height - 4, WIDTH, 3) },
  ];
  return { shapes };
});

/** Columns of a palace front, stepped toward the middle. */
export const palace = picture(({ roll }, height) => {
  const count = pick(roll, [7, 9, 11]);
  const width = INNER / count;
  const middle = (count - 1) / 2;
  const columns = range(count).flatMap((index): Shape[] => {
    const far = Math.abs(index - middle);
    const top = height * (0.1 + (far / middle) * 0.62);
    const fill: Role = far % 2 === 0 ? 'accent' : 'second';
    const x = MARGIN + index * width;
    return [
      { fill, d: rectangle(x + 1.5, top, width - 3, height - top) },
      { fill: 'ink', d: rectangle(x, top - 5, width, 3.5) },
    ];
  });
  const door = slice(100, height - 20, 20, 180, 360) + rectangle(80, height - 20, 40, 20);
  const shapes: Shape[] = [
    { fill: 'second', d: roll(2) === 0 ? slice(100, height, 96, 180, 360) : '' },
    ...columns,
    {
      fill: 'ground',
      d: rectangle(76, height - 22, 48, 22) + slice(100, height - 22, 24, 180, 360),
    },
    { fill: 'ink', d: door },
    { fill: 'ink', d: rectangle(0, height - 3, WIDTH, 3) },
  ];
  return { shapes };
}, 92);

/** A cinema's marquee, with its light bulbs. */
export const marquee: Composition = (input) => {
  const { roll } = input;
  const words = { ...input, align: 'middle' } as const;
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
export const curtain: Composition = (input) => {
  const { roll } = input;
  const words = { ...input, align: 'middle' } as const;
  const folds = range(4).flatMap((index): Shape[] => {
    const fill: Role = index % 2 === 0 ? 'accent' : 'second';
    const reach = 66 - index * 16;
    const tie = 30 - index * 7;
    return [false, true].map((isRight) => ({
      fill,
      d: `M0 0H${reach}C${reach} 60 ${tie + 5} 92 ${tie} 150C${tie} 190 ${tie + 10} 230 ${tie + 10} 252H0Z`,
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
    x: 46,
    y: 92,
    width: 108,
    height: 150,
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
