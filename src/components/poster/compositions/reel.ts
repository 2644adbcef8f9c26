import { pick } from '../dice';
import { setCredit, setLine, setTitle, type Composition } from '../layout';
import { picture } from '../picture';
import {
  HEIGHT,
  WIDTH,
  disc,
  range,
  rectangle,
  ring,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

/** A silent film's iris, closing on the title. */
export const iris: Composition = (input) => {
  const { roll } = input;
  const words = { ...input, align: 'middle' } as const;
  const y = pick(roll, [112, 126, 138]);
  const title = setTitle(words, {
    x: 31,
    y: y - 42,
    width: 138,
    height: 84,
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
export const filmstrip = picture(({ roll }, height) => {
  const lean = pick(roll, [-16, 14, 0, 90]);
  const y = height / 2;
  const transform = turned(lean, 100, y);
  const half = lean === 0 ? height * 0.34 : height * 0.27;
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
    shapes: [strip, ...frames],
  };
}, 100);

/** A cinema ticket. */
export const ticket: Composition = (input) => {
  const { roll } = input;
  const words = { ...input, align: 'middle' } as const;
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

/** The countdown of a film leader: cross hairs, two rings and a sweeping hand. */
export const countdown = picture(({ roll }, height) => {
  const y = height / 2;
  const hand = pick(roll, [30, 75, 120, 165]);
  const radius = Math.min(74, y - 8);
  const shapes: Shape[] = [
    { fill: 'accent', d: rectangle(0, 0, WIDTH, height) },
    { fill: 'second', d: slice(100, y, 300, -90, -90 + hand) },
    { fill: 'ink', d: rectangle(0, y - 0.8, WIDTH, 1.6) + rectangle(99.2, 0, 1.6, height) },
    { fill: 'ground', d: ring(100, y, radius, radius - 4) },
    { fill: 'ground', d: ring(100, y, radius - 11, radius - 15) },
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
  return { shapes, words: [number] };
}, 92);
