import { pick } from '../dice';
import { picture } from '../picture';
import {
  WIDTH,
  around,
  disc,
  ellipse,
  leaf,
  polygon,
  range,
  rectangle,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

/** Light through a blind, with the moon, and sometimes a head in front of it. */
export const blinds = picture(({ roll }, height) => {
  const slats = pick(roll, [7, 9, 12]);
  const lean = pick(roll, [0, 24, -24]);
  const pitch = (height + 40) / slats;
  const x = 56 + roll(88);
  const radius = height * pick(roll, [0.26, 0.36]);
  const gaps = range(slats + 1).map((index): Shape => {
    const [upper, lower] = [index * pitch - 20, index * pitch - 20 + pitch * 0.44];
    return {
      fill: 'ground',
      d: polygon(
        [0, upper + lean],
        [WIDTH, upper - lean],
        [WIDTH, lower - lean],
        [0, lower + lean],
      ),
    };
  });
  const head: Shape[] = [
    { fill: 'ink', d: ellipse(x, height - 46, 21, 27) },
    { fill: 'ink', d: rectangle(x - 9, height - 30, 18, 20) + ellipse(x, height + 18, 62, 34) },
  ];
  const shapes: Shape[] = [
    { fill: 'accent', d: rectangle(0, 0, WIDTH, height) },
    { fill: 'second', d: disc(x, height * 0.46, radius) },
    ...gaps,
  ];
  return { shapes: roll(2) === 0 ? shapes : [...shapes, ...head] };
});

/** An open eye with rays, and sometimes tears. */
export const eye = picture(({ roll }, height) => {
  const y = height * 0.52;
  const lid = height * 0.3;
  const lashes = pick(roll, [9, 13, 17]);
  const rays = range(lashes).map((index): Shape => {
    const angle = -168 + (156 / (lashes - 1)) * index;
    return {
      fill: 'second',
      d: polygon(
        around(100, y, 30, angle - 3),
        around(100, y, 152, angle),
        around(100, y, 30, angle + 3),
      ),
    };
  });
  const tears =
    roll(2) === 0
      ? []
      : range(3).map((index): Shape => ({
          fill: 'accent',
          d: leaf(66 + index * 34, y + lid + 14 + (index % 2) * 14, 5, 15),
        }));
  const shapes: Shape[] = [
    ...rays,
    ...tears,
    { fill: 'ground', d: leaf(100, y, lid + 7, 99), transform: turned(90, 100, y) },
    { fill: 'ink', d: leaf(100, y, lid, 90), transform: turned(90, 100, y) },
    { fill: 'ground', d: disc(100, y, lid * 0.86) },
    { fill: 'accent', d: disc(100, y, lid * 0.74) },
    { fill: 'ink', d: disc(100, y, lid * 0.4) },
    { fill: 'ground', d: disc(100 + lid * 0.2, y - lid * 0.22, lid * 0.13) },
  ];
  return { shapes: [...shapes] };
});

/** A corridor that narrows to a lit door, with a figure in it. */
export const corridor = picture(({ roll }, height) => {
  const x = pick(roll, [70, 100, 132]);
  const y = height * 0.56;
  const frames = 6;
  const fills: Role[] =
    roll(2) === 0
      ? ['accent', 'ink', 'accent', 'ink', 'accent', 'ground']
      : ['ink', 'second', 'ink', 'second', 'ink', 'accent'];
  const shapes = fills.map((fill, index): Shape => {
    const part = 1 - index / (frames + 0.6);
    return { fill, d: rectangle(x - x * part, y - y * part, WIDTH * part, height * part) };
  });
  const floor = y + (height - y) * (1 - 5 / 6.6);
  const figure: Shape[] = [
    {
      fill: fills[5] === 'ground' ? 'ink' : 'ground',
      d: polygon([x - 4, floor], [x - 5, floor - 17], [x + 5, floor - 17], [x + 4, floor]),
    },
    { fill: fills[5] === 'ground' ? 'ink' : 'ground', d: disc(x, floor - 21, 3.4) },
  ];
  return { shapes: [...shapes, ...figure] };
}, 92);

/** Drips that run down from the upper edge. */
export const drips = picture(({ roll }, height) => {
  const count = pick(roll, [6, 8, 11]);
  const width = WIDTH / count;
  const shapes: Shape[] = [];
  for (const index of range(count)) {
    const length = (height - 30 - width) * (0.25 + roll(8) * 0.1);
    const x = index * width;
    const fill: Role = index % 2 === 0 || roll(3) > 0 ? 'accent' : 'second';
    shapes.push({
      fill,
      d: rectangle(x, 0, width + 0.3, length) + slice(x + width / 2, length, width / 2, 0, 180),
    });
    if (roll(3) === 0)
      shapes.push({
        fill,
        d: disc(x + width / 2, Math.min(length + width * 1.5, height - 16), width * 0.26),
      });
  }
  return { shapes };
}, 104);

/** One or two spotlights from above, on a figure. */
export const spotlight = picture(({ roll }, height) => {
  const floor = height - 24;
  const [left, right] = [60 + roll(30), 110 + roll(30)];
  const cone = (x: number, to: number) =>
    polygon([x - 5, -4], [x + 5, -4], [to + 46, floor], [to - 46, floor]);
  const beams: Shape[] =
    roll(2) === 0
      ? [{ fill: 'accent', d: cone(18, right) + cone(182, left) }]
      : [{ fill: 'accent', d: cone(pick(roll, [30, 100, 170]), 100) }];
  const figure: Shape[] = [
    {
      fill: 'ink',
      d: polygon([91, floor + 2], [93, floor - 34], [107, floor - 34], [109, floor + 2]),
    },
    { fill: 'ink', d: disc(100, floor - 42, 7) },
  ];
  const shapes: Shape[] = [
    ...beams,
    { fill: pick<Role>(roll, ['accent', 'second']), d: ellipse(100, floor, 78, 13) },
    { fill: 'second', d: ellipse(100, floor, 62, 9) },
    ...figure,
  ];
  return { shapes };
}, 92);
