import { HEIGHT, WIDTH } from '../../../components/poster/shapes';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 18;
const RATIO = HEIGHT / WIDTH;

/**
 * The places of posters in an area: in as many columns as make them largest, and in the middle.
 * @param below the room for what stands below each
 */
export const gridOf = (count: number, { x, y, width, height }: Area, below = 0) => {
  const widthWith = (columns: number) => {
    const rows = Math.ceil(count / columns);
    return Math.min(
      (width - GAP * (columns - 1)) / columns,
      ((height - GAP * (rows - 1)) / rows - below) / RATIO,
    );
  };
  const choices = Array.from({ length: count }, (_, index) => index + 1);
  const columns = choices.reduce(
    (best, other) => (widthWith(other) > widthWith(best) ? other : best),
    1,
  );
  const posterWidth = widthWith(columns);
  const rows = Math.ceil(count / columns);
  const rowHeight = posterWidth * RATIO + below;
  const top = y + (height - rows * rowHeight - (rows - 1) * GAP) / 2;
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = x + (width - inRow * posterWidth - (inRow - 1) * GAP) / 2;
    return {
      x: left + (index % columns) * (posterWidth + GAP),
      y: top + row * (rowHeight + GAP),
    };
  });
  return { posterWidth, places };
};
