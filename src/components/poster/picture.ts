import {
  setFoot,
  setHead,
  type CompositionInput,
  type Composition,
  type Drawing,
  type Words,
} from './layout';
import { HEIGHT, WIDTH, rectangle, type Shape } from './shapes';

/** The gap between the picture and the text. */
const GAP = 11;
const PAPER = 8;

const moved = <T extends Shape | Words>(things: T[], y: number): T[] =>
  y === 0
    ? things
    : things.map((thing) => ({
        ...thing,
        transform: `translate(0 ${y.toFixed(1)}) ${thing.transform ?? ''}`,
      }));

/**
 * A composition of a picture with the title above or below it, whose height decides the picture's height. Some posters
 * from before 1960 have a margin of bare paper.
 */
export const picture =
  (
    draw: (input: CompositionInput, height: number) => Partial<Drawing>,
    titleHeight = 96,
  ): Composition =>
  (input) => {
    const { roll, year } = input;
    const isBelow = roll(3) === 0;
    const isOnPaper = year < 1960 && roll(2) === 0;
    const head = isBelow ? setHead(input, { height: titleHeight }) : undefined;
    const foot = head ? undefined : setFoot(input, { height: titleHeight });
    const words = head?.words ?? foot?.words ?? [];
    const height = foot ? foot.top - GAP : HEIGHT - (head?.bottom ?? 0) - GAP;
    const y = foot ? 0 : HEIGHT - height;
    const drawn = draw(input, height);
    const bare = foot ? rectangle(0, height, WIDTH, HEIGHT - height) : rectangle(0, 0, WIDTH, y);
    const paper = isOnPaper
      ? rectangle(0, 0, WIDTH, HEIGHT) +
        rectangle(PAPER, PAPER, WIDTH - PAPER * 2, HEIGHT - PAPER * 2)
      : '';
    const shapes: Shape[] = [
      ...moved(drawn.shapes ?? [], y),
      { fill: 'ground', d: bare },
      { fill: 'ground', d: paper },
    ];
    return {
      shapes: shapes.filter(({ d }) => d !== ''),
      words: [...moved(drawn.words ?? [], y), ...words],
    };
  };
