import { pick } from '../dice';
import {
  setCredit,
  CREDIT_TOP,
  INNER,
  MARGIN,
  setHead,
  setTitle,
  type Composition,
} from '../layout';
import { picture } from '../picture';
import {
  HEIGHT,
  WIDTH,
  around,
  leaf,
  polygon,
  range,
  turned,
  type Role,
  type Shape,
} from '../shapes';

/** Crooked bars of cut paper that reach in from above, beside a crooked label. */
export const cutouts: Composition = (input) => {
  const { roll } = input;
  const { align } = input;
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
  const title = setTitle(input, place);
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
  return { shapes: [...bars, label], words: [title, ...setCredit(input, 'ink')] };
};

/** Rows of leaves cut from paper, each rotated one way or the other. */
export const leaves: Composition = (input) => {
  const { roll } = input;
  const { bottom, words } = setHead(input, { height: 96 });
  const columns = pick(roll, [3, 4, 5]);
  const pitch = (WIDTH - 16) / columns;
  const rows = Math.max(1, Math.floor((HEIGHT - bottom - 16) / pitch));
  const first = bottom + 6;
  const drop = (HEIGHT - 8 - first) / rows;
  const shapes = range(columns * rows).map((cell): Shape => {
    const x = 8 + ((cell % columns) + 0.5) * pitch;
    const y = first + (Math.floor(cell / columns) + 0.5) * drop;
    const fill = pick<Role>(roll, ['accent', 'accent', 'second', 'ink']);
    return {
      fill,
      d: leaf(x, y, pitch * 0.21, (pitch + drop) * 0.29),
      transform: turned(pick(roll, [45, 135]), x, y),
    };
  });
  return { shapes, words };
};

/** Wedges of paper that meet in a point. */
export const shards = picture(({ roll }, height) => {
  const [x, y] = [40 + roll(120), height * (0.35 + roll(4) / 10)];
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
  return { shapes: [...shapes] };
}, 100);
