import { pick } from '../dice';
import { setHead, type Composition } from '../layout';
import { picture } from '../picture';
import {
  HEIGHT,
  WIDTH,
  around,
  disc,
  polygon,
  range,
  rectangle,
  ring,
  turned,
  type Shape,
} from '../shapes';

/** Concentric rings, and a body passing in front of them. */
export const eclipse = picture(({ roll }, height) => {
  const y = height / 2;
  const x = pick(roll, [100, 60, 140]);
  const rings = pick(roll, [3, 5, 7]);
  const reach = pick(roll, [y - 8, 118]);
  const shapes = range(rings).map((index): Shape => {
    const outer = reach * (1 - index / (rings + 1.4));
    return {
      fill: index % 3 === 2 ? 'second' : 'accent',
      d: ring(x, y, outer, outer - (reach / (rings + 1.4)) * 0.52),
    };
  });
  const passing = around(x, y, reach * 0.34, pick(roll, [-40, 40, 140, 220]));
  const bodies: Shape[] = [
    { fill: 'second', d: disc(x, y, reach * 0.3) },
    { fill: 'ink', d: disc(passing[0], passing[1], reach * 0.27) },
  ];
  return { shapes: [...shapes, ...bodies] };
}, 92);

/** A planet's edge that fills the foot of the sky, a moon, and a few stars. */
export const planet: Composition = (input) => {
  const { roll } = input;
  const { bottom, words } = setHead(input, { height: 94 });
  const rise = pick(roll, [0.34, 0.44]);
  const y = bottom + (HEIGHT - bottom) * rise;
  const x = pick(roll, [40, 100, 170]);
  const sky = range(14).map((): Shape => ({
    fill: 'ink',
    d: disc(roll(200), bottom + 12 + roll(Math.max(1, y - bottom - 10)), 0.9 + roll(2)),
  }));
  const bands = range(4).map((band): Shape => ({
    fill: (['accent', 'second', 'accent', 'ink'] as const)[band] ?? 'ink',
    d: disc(x, y + 150 + band * 26, 150),
  }));
  const moon = disc(x < 100 ? 156 : 42, bottom + 34, 13);
  return { shapes: [...sky, { fill: 'second', d: moon }, ...bands], words };
};

/** A floor of lines in perspective, below a sun. */
export const grid: Composition = (input) => {
  const { roll } = input;
  const { bottom, words } = setHead({ ...input, align: 'middle' }, { height: 92 });
  const sky = bottom + (HEIGHT - bottom) * 0.56;
  const radius = Math.min(58, sky - bottom - 10);
  const sun: Shape = { fill: 'accent', d: disc(100, sky - radius * 0.45, radius) };
  const cuts = range(4).map((cut): Shape => ({
    fill: 'ground',
    d: rectangle(0, sky - radius * 0.55 + cut * radius * 0.2, WIDTH, 1.4 + cut * 1.4),
  }));
  const spread = pick(roll, [44, 60]);
  const lines = range(13).map((index): Shape => {
    const at = index - 6;
    return {
      fill: 'second',
      d: polygon(
        [100 + at * 15 - 0.4, sky],
        [100 + at * 15 + 0.4, sky],
        [100 + at * spread + 1.5, HEIGHT],
        [100 + at * spread - 1.5, HEIGHT],
      ),
    };
  });
  const rows = range(6).map((index): Shape => ({
    fill: 'second',
    d: rectangle(0, sky + (HEIGHT - sky) * (index / 6) ** 1.8, WIDTH, 0.8 + index * 0.4),
  }));
  return {
    shapes: [
      sun,
      ...cuts,
      { fill: 'ground', d: rectangle(0, sky, WIDTH, HEIGHT - sky) },
      ...lines,
      ...rows,
    ],
    words,
  };
};

/** Nested squares, each a little rotated. */
export const vortex = picture(({ roll }, height) => {
  const middle = height / 2;
  const step = pick(roll, [7, 11, -9, 14]);
  const shapes = range(11).map((index): Shape => {
    const half = 150 * 0.78 ** index;
    const fill = (['accent', 'ground', 'second', 'ground'] as const)[index % 4] ?? 'ink';
    const d = rectangle(100 - half, middle - half, half * 2, half * 2);
    return { fill: index === 10 ? 'ink' : fill, d, transform: turned(index * step, 100, middle) };
  });
  return { shapes: [...shapes] };
}, 92);
