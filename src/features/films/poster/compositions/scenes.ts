import { pick } from '../dice';
import {
  MARGIN,
  INNER,
  CREDIT_TOP,
  setCredit,
  setFoot,
  setHead,
  setTitle,
  type Brief,
  type Composition,
} from '../brief';
import {
  HEIGHT,
  WIDTH,
  around,
  disc,
  ellipse,
  leaf,
  polygon,
  range,
  rectangle,
  ring,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

/** Covers what hangs below the picture, so that words stand on one colour. */
const from = (y: number, fill: Role = 'ground'): Shape => ({
  fill,
  d: rectangle(0, y, WIDTH, HEIGHT - y),
});

const LIGHTS: [Role, Role] = ['accent', 'second'];

/** The title in the dark of the land, whose skyline may rise to `top`. */
const setLand = (brief: Brief, height = 92) => setFoot(brief, { height, fill: 'ground' });

/** A low sun, and land too dark to see: mesas, a plain, or a road. */
export const horizon: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setLand(brief);
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
export const peaks: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setLand(brief);
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

/** A skyline at night, some windows awake. */
export const city: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setLand(brief);
  const street = top - 8;
  const shapes: Shape[] = [
    { fill: 'accent', d: disc(50 + roll(100), street * 0.42, 44 + roll(2) * 10) },
  ];
  let x = 0;
  while (x < WIDTH) {
    const width = 22 + roll(4) * 7;
    const height = street * (0.3 + roll(6) * 0.09);
    const fill = pick<Role>(roll, ['ink', 'ink', 'second']);
    shapes.push({ fill, d: rectangle(x, street - height, width + 0.3, height + 1) });
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

/** Rings about a centre off the sheet's own, and a body passing before them. */
export const eclipse: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 92 });
  const y = (top - 4) / 2;
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
  return { shapes: [...shapes, ...bodies, from(top - 9)], words };
};

/** A planet's edge that fills the foot of the sky, a moon, and a few stars. */
export const planet: Composition = (brief) => {
  const { roll } = brief;
  const { bottom, words } = setHead(brief, { height: 94 });
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

/** Seas of scallops under a sun. */
export const waves: Composition = (brief) => {
  const { roll } = brief;
  const { bottom, words } = setHead(brief, { height: 90 });
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

/** Light through a blind, and somebody's face or the moon behind it. */
export const blinds: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 96 });
  const base = top - 12;
  const slats = pick(roll, [8, 10, 13]);
  const pitch = base / slats;
  const lean = pick(roll, [0, 0, 26, -26]);
  const [x, y, radius] = [60 + roll(80), base * 0.5, base * 0.36];
  const shapes = range(slats).flatMap((index): Shape[] => {
    const [upper, lower] = [index * pitch, index * pitch + pitch * 0.56];
    const half = Math.sqrt(Math.max(0, radius ** 2 - ((upper + lower) / 2 - y) ** 2));
    const slat = (left: number, right: number) =>
      polygon(
        [left, upper + lean / 2],
        [right, upper - lean / 2],
        [right, lower - lean / 2],
        [left, lower + lean / 2],
      );
    const bright: Shape[] =
      lean === 0 && half > 2
        ? [{ fill: 'second', d: rectangle(x - half, upper, half * 2, lower - upper) }]
        : [];
    return [{ fill: 'accent', d: slat(0, WIDTH) }, ...bright];
  });
  const frame: Shape[] =
    lean === 0
      ? []
      : [
          { fill: 'ground', d: rectangle(x, 0, 9, base + 30) },
          { fill: 'ink', d: disc(x + 4, base, 30) },
          { fill: 'ink', d: rectangle(x - 36, base + 10, 80, 40) },
        ];
  return { shapes: [...shapes, ...frame, from(base)], words };
};

/** One open eye, and what comes from it. */
export const eye: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 96 });
  const base = top - 8;
  const y = base * 0.52;
  const lid = base * 0.3;
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
  return { shapes: [...shapes, from(base)], words };
};

/** A passage that narrows to a lit door, and one who stands in it. */
export const corridor: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 92 });
  const base = top - 10;
  const x = pick(roll, [70, 100, 132]);
  const y = base * 0.56;
  const frames = 6;
  const fills: Role[] =
    roll(2) === 0
      ? ['accent', 'ink', 'accent', 'ink', 'accent', 'ground']
      : ['ink', 'second', 'ink', 'second', 'ink', 'accent'];
  const shapes = fills.map((fill, index): Shape => {
    const part = 1 - index / (frames + 0.6);
    return { fill, d: rectangle(x - x * part, y - y * part, WIDTH * part, base * part) };
  });
  const floor = y + (base - y) * (1 - 5 / 6.6);
  const figure: Shape[] = [
    {
      fill: fills[5] === 'ground' ? 'ink' : 'ground',
      d: polygon([x - 4, floor], [x - 5, floor - 17], [x + 5, floor - 17], [x + 4, floor]),
    },
    { fill: fills[5] === 'ground' ? 'ink' : 'ground', d: disc(x, floor - 21, 3.4) },
  ];
  return { shapes: [...shapes, ...figure, from(base)], words };
};

/** What runs down from the upper edge. */
export const drips: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 104 });
  const count = pick(roll, [6, 8, 11]);
  const width = WIDTH / count;
  const shapes: Shape[] = [];
  for (const index of range(count)) {
    const length = (top - 30 - width) * (0.25 + roll(8) * 0.1);
    const x = index * width;
    const fill: Role = index % 2 === 0 || roll(3) > 0 ? 'accent' : 'second';
    shapes.push({
      fill,
      d: rectangle(x, 0, width + 0.3, length) + slice(x + width / 2, length, width / 2, 0, 180),
    });
    if (roll(3) === 0)
      shapes.push({
        fill,
        d: disc(x + width / 2, Math.min(length + width * 1.5, top - 16), width * 0.26),
      });
  }
  return { shapes, words };
};

/** Two lamps from above, and the place where they meet. */
export const spotlight: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 92 });
  const floor = top - 24;
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
    { fill: pick(roll, LIGHTS), d: ellipse(100, floor, 78, 13) },
    { fill: 'second', d: ellipse(100, floor, 62, 9) },
    ...figure,
  ];
  return { shapes, words };
};

/** A floor of lines that run to a sun. */
export const grid: Composition = (brief) => {
  const { roll } = brief;
  const { bottom, words } = setHead({ ...brief, align: 'middle' }, { height: 92 });
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
  return { shapes: [sun, ...cuts, from(sky), ...lines, ...rows], words };
};

/** Crooked bars of cut paper that reach in from above, beside a crooked label. */
export const cutouts: Composition = (brief) => {
  const { roll } = brief;
  const { align } = brief;
  const jitter = () => roll(9) - 4;
  const place = {
    x: MARGIN + 8,
    y: 158,
    width: INNER - 16,
    height: CREDIT_TOP - 172,
    align,
    fill: 'ground',
    vertical: 'middle',
  } as const;
  const title = setTitle(brief, place);
  const [upper, lower] = [title.top - 13, title.bottom + 13];
  const bars = range(4).map((index): Shape => {
    const x = 14 + index * 45 + jitter();
    const length = upper * (0.45 + roll(6) * 0.11);
    const fill = pick<Role>(roll, ['accent', 'second', 'accent', 'ink']);
    return {
      fill,
      d: polygon(
        [x + jitter(), -6],
        [x + 34 + jitter(), -6],
        [x + 36 + jitter(), length + jitter() * 2],
        [x + jitter(), length + jitter()],
      ),
    };
  });
  const label: Shape = {
    fill: 'ink',
    d: polygon(
      [6 + roll(6), upper + jitter() / 2],
      [195 - roll(7), upper - 2 + jitter() / 2],
      [192 + roll(5), lower + jitter() / 2],
      [4 + roll(7), lower + jitter() / 2],
    ),
  };
  return { shapes: [...bars, label], words: [title, ...setCredit(brief, 'ink')] };
};
