import { pick } from '../dice';
import { picture } from '../picture';
import {
  WIDTH,
  around,
  disc,
  leaf,
  range,
  rectangle,
  slice,
  turned,
  type Role,
  type Shape,
} from '../shapes';

/** Blocks, quarters and halves of circles on a grid, as a Bauhaus school would cut them. */
export const blocks = picture(({ roll }, height) => {
  const rows = Math.max(1, Math.round(height / pick(roll, [48, 64])));
  const side = height / rows;
  const columns = Math.ceil(WIDTH / side);
  const left = (WIDTH - columns * side) / 2;
  const shapes = range(columns * rows).flatMap((cell): Shape[] => {
    const [x, y] = [left + (cell % columns) * side, Math.floor(cell / columns) * side];
    const [fill, other] = pick<[Role, Role]>(roll, [
      ['accent', 'ink'],
      ['second', 'accent'],
      ['ink', 'second'],
      ['accent', 'ground'],
    ]);
    const square: Shape = { fill, d: rectangle(x, y, side + 0.8, side + 0.8) };
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
  return { shapes };
});

/** Stripes that enter from the side, bend and leave at the bottom. */
export const bend = picture(({ roll }, height) => {
  const isFromLeft = roll(2) === 0;
  const outer = Math.min(168, height - 12);
  const fills: Role[] = ['accent', 'ground', 'second', 'ground', 'ink', 'ground', 'accent'];
  const shapes = fills.map((fill, index): Shape => {
    const radius = outer * (1 - index * 0.145);
    const x = isFromLeft ? 184 - outer : 16 + outer;
    const arc = `A${radius} ${radius} 0 0 ${isFromLeft ? `1 ${x + radius}` : `0 ${x - radius}`} ${height}`;
    return { fill, d: `M${isFromLeft ? 0 : WIDTH} ${height}V${height - radius}H${x}${arc}Z` };
  });
  return { shapes };
}, 88);

/** A grid of dots whose size varies in waves, a few of them in other colours. */
export const confetti = picture(({ roll }, height) => {
  const columns = pick(roll, [5, 6, 8]);
  const pitch = WIDTH / columns;
  const rows = Math.max(2, Math.floor((height - 14) / pitch));
  const [phase, lean] = [roll(6), pick(roll, [0.5, 0.9, 1.3])];
  const shapes = range(columns * rows).map((cell): Shape => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const swell = 0.3 + 0.17 * Math.sin(column * lean + row * 0.8 + phase);
    const fill = pick<Role>(roll, ['accent', 'accent', 'accent', 'second', 'second', 'ink']);
    return { fill, d: disc((column + 0.5) * pitch, (row + 0.5) * pitch + 6, pitch * swell) };
  });
  return { shapes };
}, 104);

/** Two circles and their intersection. */
export const overlap = picture(({ roll }, height) => {
  const middle = height / 2;
  const lean = pick(roll, [0, 90, 45, -45]);
  const radius = Math.min(62, lean === 0 ? middle - 8 : (middle - 4) / 1.58);
  const apart = radius * 0.58;
  const turn = turned(lean, 100, middle);
  const shapes: Shape[] = [
    { fill: 'accent', d: disc(100 - apart, middle, radius), transform: turn },
    { fill: 'second', d: disc(100 + apart, middle, radius), transform: turn },
    {
      fill: 'ink',
      d: leaf(100, middle, radius - apart, Math.sqrt(radius ** 2 - apart ** 2)),
      transform: turn,
    },
  ];
  return { shapes };
});

/** A disc in two halves, shifted against each other. */
export const halves = picture(({ roll }, height) => {
  const [middle, radius] = [height / 2, Math.min(78, height * 0.4)];
  const slip = radius * pick(roll, [0.3, -0.5, 0.62]);
  const transform = turned(pick(roll, [0, 90, 45, -30]), 100, middle);
  const isOnGround = roll(2) === 0;
  const shapes: Shape[] = [
    { fill: 'second', d: isOnGround ? '' : rectangle(100, -200, 300, 700), transform },
    { fill: 'accent', d: slice(100, middle - slip / 2, radius, 90, 270), transform },
    {
      fill: isOnGround ? 'second' : 'ink',
      d: slice(100, middle + slip / 2, radius, -90, 90),
      transform,
    },
    {
      fill: 'ink',
      d: isOnGround ? disc(100, middle - radius * 0.1, radius * 0.16) : '',
      transform,
    },
  ];
  return { shapes };
});
