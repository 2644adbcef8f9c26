import { pick } from '../dice';
import { setFoot, setHead, type CompositionInput, type Composition } from '../layout';
import { HEIGHT, WIDTH, disc, polygon, range, rectangle, type Role, type Shape } from '../shapes';

/** Fills from `y` to the foot, so that text is on a single colour. */
const from = (y: number, fill: Role): Shape => ({ fill, d: rectangle(0, y, WIDTH, HEIGHT - y) });

/** Sets the title on the dark land, whose skyline may rise to `top`. */
const setLand = (input: CompositionInput) => setFoot(input, { height: 92, fill: 'ground' });

/** A low sun over dark land: mesas, hills or a plain. */
export const horizon: Composition = (input) => {
  const { roll } = input;
  const { top, words } = setLand(input);
  const sky = top - 16;
  const radius = 42 + roll(3) * 14;
  const x = pick(roll, [64, 100, 140]);
  const y = sky - pick(roll, [0.2, 0.55, 0.85]) * radius;
  const cuts =
    roll(2) === 0
      ? []
      : range(4).map((cut): Shape => ({
          fill: 'ground',
          d: rectangle(0, y + cut * 11 + 4, WIDTH, 2 + cut * 1.3),
        }));
  const mesas: [Shape[], ...Shape[][]] = [
    [
      {
        fill: 'second',
        d: polygon(
          [0, sky],
          [0, sky - 34],
          [22, sky - 36],
          [30, sky - 12],
          [58, sky - 6],
          [70, sky],
        ),
      },
      {
        fill: 'second',
        d: polygon(
          [122, sky],
          [136, sky - 8],
          [142, sky - 46],
          [176, sky - 48],
          [182, sky - 10],
          [200, sky - 4],
          [200, sky],
        ),
      },
    ],
    [
      {
        fill: 'second',
        d: polygon(
          [0, sky],
          [0, sky - 12],
          [60, sky - 24],
          [110, sky - 9],
          [160, sky - 20],
          [200, sky - 6],
          [200, sky],
        ),
      },
    ],
    [],
  ];
  return {
    shapes: [
      { fill: 'accent', d: disc(x, y, radius) },
      ...cuts,
      ...pick(roll, mesas),
      from(sky, 'ink'),
    ],
    words,
  };
};

/** Mountains behind mountains, and a moon. */
export const peaks: Composition = (input) => {
  const { roll } = input;
  const { top, words } = setLand(input);
  const foot = top - 8;
  const range3 = (base: number, height: number, shift: number): string =>
    polygon(
      [-40, base],
      [-40 + shift, base - height * 0.5],
      [10 + shift, base - height * 0.34],
      [58 + shift, base - height],
      [104 + shift, base - height * 0.36],
      [150 + shift, base - height * 0.72],
      [250, base - height * 0.1],
      [250, base],
    );
  const shift = roll(40);
  const shapes: Shape[] = [
    {
      fill: roll(2) === 0 ? 'ink' : 'accent',
      d: disc(shift < 20 ? 150 : 46, 44, 18 + roll(3) * 5),
    },
    { fill: 'second', d: range3(foot, foot * 0.66, shift) },
    { fill: 'accent', d: range3(foot, foot * 0.42, shift - 44) },
    { fill: 'ink', d: range3(foot + 1, foot * 0.2, 30 - shift) },
    from(foot, 'ink'),
  ];
  return { shapes, words };
};

/** A skyline at night with some lit windows. */
export const city: Composition = (input) => {
  const { roll } = input;
  const { top, words } = setLand(input);
  const street = top - 8;
  const shapes: Shape[] = [
    { fill: 'accent', d: disc(50 + roll(100), street * 0.42, 44 + roll(2) * 10) },
  ];
  let x = 0;
  while (x < WIDTH) {
    const width = 22 + roll(4) * 7;
    const height = street * (0.3 + roll(6) * 0.09);
    const fill = pick<Role>(roll, ['ink', 'ink', 'second']);
    shapes.push({ fill, d: rectangle(x, street - height, width + 0.9, height + 1) });
    for (const cell of range(Math.floor(height / 15) * 2)) {
      const isLit = roll(5) < 2;
      const lit: Role = fill === 'ink' ? 'ground' : 'ink';
      if (isLit)
        shapes.push({
          fill: lit,
          d: rectangle(
            x + width * (cell % 2 === 0 ? 0.2 : 0.58),
            street - height + 7 + Math.floor(cell / 2) * 15,
            width * 0.22,
            6.5,
          ),
        });
    }
    x += width;
  }
  return { shapes: [...shapes, from(street, 'ink')], words };
};

/** Waves of scallops under a sun. */
export const waves: Composition = (input) => {
  const { roll } = input;
  const { bottom, words } = setHead(input, { height: 90 });
  const pitch = pick(roll, [40, 50, 66.7]);
  const sea = bottom + (HEIGHT - bottom) * pick(roll, [0.34, 0.48]);
  const sun: Shape = {
    fill: 'second',
    d: disc(pick(roll, [58, 100, 146]), sea - 6, Math.min(46, sea - bottom - 12)),
  };
  const rows = range((HEIGHT - sea) / (pitch * 0.3) + 2);
  const swell = rows.flatMap((row) =>
    range(WIDTH / pitch + 2).flatMap((column): Shape[] => {
      const x = (column - (row % 2) * 0.5) * pitch;
      const y = sea + row * pitch * 0.3 + pitch / 2;
      return (
        [
          ['ground', 0.52],
          ['accent', 0.49],
          ['ground', 0.35],
          ['ink', 0.22],
        ] as const
      ).map(([fill, part]) => ({ fill, d: disc(x, y, pitch * part) }));
    }),
  );
  return { shapes: [sun, ...swell], words };
};
