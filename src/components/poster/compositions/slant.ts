import { pick } from '../dice';
import { setCredit, INNER, MARGIN, setHead, setTitle, type Composition } from '../layout';
import {
  HEIGHT,
  WIDTH,
  disc,
  range,
  rectangle,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

const COLOURS: [Role, Role, Role] = ['accent', 'second', 'ink'];

/** Bars of different lengths at the same slant, below a left-aligned title. */
export const bars: Composition = (input) => {
  const { roll } = input;
  const { bottom, words } = setHead({ ...input, align: 'start' }, { height: 100 });
  const lean = pick(roll, [-45, 45, -30]);
  const middle = (bottom + HEIGHT) / 2 + 6;
  const shapes = range(9).map((index): Shape => {
    const length = 60 + roll(5) * 34;
    const x = roll(150) - 60;
    const y = middle - 126 + index * 30;
    return {
      fill: pick(roll, COLOURS),
      d: rectangle(x, y, length + 60, 19),
      transform: turned(lean, 100, middle),
    };
  });
  const cover: Shape = { fill: 'ground', d: rectangle(0, 0, WIDTH, bottom + 12) };
  return { shapes: [...shapes, cover], words };
};

/** A band across the sheet, with the title on it. */
export const slash: Composition = (input) => {
  const { roll } = input;
  const lean = pick(roll, [-14, 12, -20]);
  const title = setTitle(input, {
    x: MARGIN,
    y: 92,
    width: INNER,
    height: 100,
    align: 'middle',
    fill: 'ground',
    vertical: 'middle',
  });
  const transform = turned(lean, 100, 142);
  const [top, bottom] = [title.top - 12, title.bottom + 12];
  const isAbove = roll(2) === 0;
  const shapes: Shape[] = [
    { fill: 'accent', d: rectangle(-150, top - 300, 500, 300), transform },
    {
      fill: 'second',
      d: isAbove ? rectangle(-150, top - 44, 500, 20) : rectangle(-150, bottom + 8, 500, 9),
      transform,
    },
    { fill: 'ink', d: rectangle(-150, top, 500, bottom - top), transform },
    { fill: 'second', d: disc(lean < 0 ? 52 : 148, 46, isAbove ? 0 : 25) },
  ];
  return { shapes, words: [{ ...title, transform }, ...setCredit(input, 'ink')] };
};

/** Steps up to a small disc. */
export const stairs: Composition = (input) => {
  const { roll } = input;
  const isRising = roll(2) === 0;
  const steps = pick(roll, [4, 5, 6]);
  const { bottom, words } = setHead(
    { ...input, align: isRising ? 'start' : 'end' },
    { height: 92 },
  );
  const [width, rise] = [WIDTH / steps, (HEIGHT - bottom - 66) / steps];
  const shapes = range(steps).map((step): Shape => {
    const height = (step + 1) * rise;
    const x = isRising ? step * width : WIDTH - (step + 1) * width;
    const fill = step % 2 === 0 ? 'accent' : 'ink';
    return { fill, d: rectangle(x, HEIGHT - height, width + 0.3, height) };
  });
  const top = isRising ? WIDTH - width / 2 : width / 2;
  const radius = Math.min(17, width * 0.42);
  return {
    shapes: [...shapes, { fill: 'second', d: disc(top, HEIGHT - steps * rise - radius, radius) }],
    words,
  };
};

/** Panels of colour, with the title on one of them. */
export const panels: Composition = (input) => {
  const { roll } = input;
  const isHigh = roll(2) === 0;
  const title = setTitle(input, {
    x: MARGIN,
    y: isHigh ? MARGIN + 3 : 150,
    width: INNER,
    height: 106,
    align: input.align,
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
  return { shapes, words: [title, ...setCredit(input, 'ink', { y: 291 })] };
};
