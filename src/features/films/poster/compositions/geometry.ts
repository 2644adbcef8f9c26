import { pick } from '../dice';
import { setFoot, setHead, setTitle, setCredit, MARGIN, INNER, type Composition } from '../brief';
import {
  HEIGHT,
  WIDTH,
  around,
  disc,
  leaf,
  polygon,
  range,
  rectangle,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

const COLOURS: [Role, Role, Role] = ['accent', 'second', 'ink'];

/** Covers what hangs below the picture, so that words stand on bare ground. */
const ground = (y: number): Shape => ({ fill: 'ground', d: rectangle(0, y, WIDTH, HEIGHT - y) });

/** Blocks, quarters and halves of circles on a grid, as a Bauhaus school would cut them. */
export const blocks: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 96 });
  const columns = pick(roll, [3, 4]);
  const side = WIDTH / columns;
  const rows = Math.max(1, Math.floor((top - 10) / side));
  const shapes = range(columns * rows).flatMap((cell): Shape[] => {
    const [x, y] = [(cell % columns) * side, Math.floor(cell / columns) * side];
    const [fill, other] = pick<[Role, Role]>(roll, [
      ['accent', 'ink'],
      ['second', 'accent'],
      ['ink', 'second'],
      ['accent', 'ground'],
    ]);
    const square: Shape = { fill, d: rectangle(x, y, side + 0.2, side + 0.2) };
    const quarter = roll(4);
    const corner = [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ][quarter] ?? [x, y];
    const [cornerX = 0, cornerY = 0] = corner;
    const half = pick(roll, [0, 90, 180, 270]);
    const [baseX, baseY] = around(x + side / 2, y + side / 2, side / 2, half - 90);
    const kinds: [Shape[], ...Shape[][]] = [
      [square, { fill: other, d: slice(cornerX, cornerY, side, quarter * 90, quarter * 90 + 90) }],
      [{ fill, d: slice(cornerX, cornerY, side, quarter * 90, quarter * 90 + 90) }],
      [square, { fill: other, d: disc(x + side / 2, y + side / 2, side * 0.32) }],
      [{ fill, d: slice(baseX, baseY, side / 2, half, half + 180) }],
      [square],
      [],
    ];
    return pick(roll, kinds);
  });
  return { shapes, words };
};

/** Squares within squares, each a little turned: a fall without an end. */
export const vortex: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 92 });
  const middle = (top - 8) / 2;
  const step = pick(roll, [7, 11, -9, 14]);
  const shapes = range(11).map((index): Shape => {
    const half = 150 * 0.78 ** index;
    const fill = (['accent', 'ground', 'second', 'ground'] as const)[index % 4] ?? 'ink';
    const d = rectangle(100 - half, middle - half, half * 2, half * 2);
    return { fill: index === 10 ? 'ink' : fill, d, transform: turned(index * step, 100, middle) };
  });
  return { shapes: [...shapes, ground(top - 9)], words };
};

/** Two circles and what they share. */
export const overlap: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 96 });
  const middle = (top - 6) / 2;
  const radius = Math.min(62, middle - 10);
  const apart = radius * 0.58;
  const turn = turned(pick(roll, [0, 90, 45, -45]), 100, middle);
  const shapes: Shape[] = [
    { fill: 'accent', d: disc(100 - apart, middle, radius), transform: turn },
    { fill: 'second', d: disc(100 + apart, middle, radius), transform: turn },
    {
      fill: 'ink',
      d: leaf(100, middle, radius - apart, Math.sqrt(radius ** 2 - apart ** 2)),
      transform: turn,
    },
  ];
  return { shapes, words };
};

/** Bars of several lengths, all at one slant, beside a title that keeps to its margin. */
export const bars: Composition = (brief) => {
  const { roll } = brief;
  const { bottom, words } = setHead({ ...brief, align: 'start' }, { height: 100 });
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

/** Stripes that come in from the side, bend and run off below. */
export const bend: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 88 });
  const isFromLeft = roll(2) === 0;
  const base = top - 10;
  const outer = Math.min(168, base - 12);
  const fills: Role[] = ['accent', 'ground', 'second', 'ground', 'ink', 'ground', 'accent'];
  const shapes = fills.map((fill, index): Shape => {
    const radius = outer * (1 - index * 0.145);
    const x = isFromLeft ? 184 - outer : 16 + outer;
    const arc = `A${radius} ${radius} 0 0 ${isFromLeft ? `1 ${x + radius}` : `0 ${x - radius}`} ${base}`;
    return { fill, d: `M${isFromLeft ? 0 : WIDTH} ${base}V${base - radius}H${x}${arc}Z` };
  });
  return { shapes, words };
};

/** A field of dots that swells and fades, with a few in other colours. */
export const confetti: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 104 });
  const columns = pick(roll, [5, 6, 8]);
  const pitch = WIDTH / columns;
  const rows = Math.max(2, Math.floor((top - 14) / pitch));
  const [phase, lean] = [roll(6), pick(roll, [0.5, 0.9, 1.3])];
  const shapes = range(columns * rows).map((cell): Shape => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const swell = 0.3 + 0.17 * Math.sin(column * lean + row * 0.8 + phase);
    const fill = pick<Role>(roll, ['accent', 'accent', 'accent', 'second', 'second', 'ink']);
    return { fill, d: disc((column + 0.5) * pitch, (row + 0.5) * pitch + 6, pitch * swell) };
  });
  return { shapes, words };
};

/** A page of leaves cut from paper, each its own way up. */
export const leaves: Composition = (brief) => {
  const { roll } = brief;
  const { bottom, words } = setHead(brief, { height: 96 });
  const columns = pick(roll, [3, 4, 5]);
  const pitch = (WIDTH - 16) / columns;
  const rows = Math.max(1, Math.floor((HEIGHT - bottom - 16) / pitch));
  const first = HEIGHT - 8 - rows * pitch;
  const shapes = range(columns * rows).map((cell): Shape => {
    const x = 8 + ((cell % columns) + 0.5) * pitch;
    const y = first + (Math.floor(cell / columns) + 0.5) * pitch;
    const fill = pick<Role>(roll, ['accent', 'accent', 'second', 'ink']);
    return {
      fill,
      d: leaf(x, y, pitch * 0.2, pitch * 0.56),
      transform: turned(pick(roll, [45, 135]), x, y),
    };
  });
  return { shapes, words };
};

/** Steps up to one small disc. */
export const stairs: Composition = (brief) => {
  const { roll } = brief;
  const isRising = roll(2) === 0;
  const steps = pick(roll, [4, 5, 6]);
  const { bottom, words } = setHead(
    { ...brief, align: isRising ? 'start' : 'end' },
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

/** A band across the sheet, and the title on the band. */
export const slash: Composition = (brief) => {
  const { roll } = brief;
  const lean = pick(roll, [-14, 12, -20]);
  const title = setTitle(brief, {
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
  return { shapes, words: [{ ...title, transform }, ...setCredit(brief, 'ink')] };
};

/** Wedges of paper that meet in a point. */
export const shards: Composition = (brief) => {
  const { roll } = brief;
  const { top, words } = setFoot(brief, { height: 100 });
  const base = top - 10;
  const [x, y] = [40 + roll(120), base * (0.35 + roll(4) / 10)];
  const cuts = range(9).map((cut) => cut * 40 + roll(26));
  const shapes = cuts.map((from, index): Shape => {
    const to = cuts[index + 1] ?? (cuts[0] ?? 0) + 360;
    const gap = 3 + roll(5);
    const fill = (['accent', 'ink', 'second'] as const)[(index + roll(2)) % 3] ?? 'ink';
    return {
      fill,
      d: polygon(
        around(x, y, 9, (from + to) / 2),
        around(x, y, 340, from + gap / 2),
        around(x, y, 340, to - gap / 2),
      ),
    };
  });
  return { shapes: [...shapes, ground(base)], words };
};
