export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a picture is seen: enlarged `scale` times about its middle, then moved by `x` and `y` in px. */
export interface View extends Point {
  scale: number;
}

/** The stage a picture stands on, and the picture's own size there while it is seen whole; in px. */
export interface Hall {
  stage: Size;
  picture: Size;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

export const MAX_SCALE = 6;

/** How much nearer a double tap goes. */
export const TAP_SCALE = 2.5;

/** The value, or the end of the range that it lies beyond. */
export const between = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** How far a side may be moved either way before the stage's edge would show behind it. */
const room = (picture: number, stage: number, scale: number): number =>
  Math.max(0, (picture * scale - stage) / 2);

/** The nearest view in which no edge of the picture leaves the stage without need. */
export const within = ({ stage, picture }: Hall, { scale, x, y }: View): View => {
  const allowed = between(scale, 1, MAX_SCALE);
  const aside = room(picture.width, stage.width, allowed);
  const above = room(picture.height, stage.height, allowed);
  return { scale: allowed, x: between(x, -aside, aside), y: between(y, -above, above) };
};

export const isWhole = ({ scale }: View): boolean => scale === 1;

/**
 * The picture `factor` times nearer, with what is under `point` staying there.
 * @param point counted from the middle of the stage, in px
 */
export const zoomed = (hall: Hall, view: View, factor: number, point: Point): View => {
  const scale = between(view.scale * factor, 1, MAX_SCALE);
  const grown = scale / view.scale;
  return within(hall, {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  });
};

export const moved = (hall: Hall, view: View, by: Point): View =>
  within(hall, { ...view, x: view.x + by.x, y: view.y + by.y });

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const span = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where two fingers are, counted from the middle of the stage, in px. */
export type Pair = readonly [Point, Point];

/** The view after two fingers went from one place to another: what they hold stays under them. */
export const pinched = (hall: Hall, view: View, from: Pair, to: Pair): View => {
  const [before, after] = [middle(from), middle(to)];
  const near = zoomed(hall, view, span(to) / Math.max(1, span(from)), before);
  return moved(hall, near, { x: after.x - before.x, y: after.y - before.y });
};

/** The whole picture from near, and the picture from near at `point` when it is whole. */
export const toggled = (hall: Hall, view: View, point: Point): View =>
  isWhole(view) ? zoomed(hall, view, TAP_SCALE, point) : WHOLE;

/** A finger has to go this far, in px, to mean the next picture. */
const SWIPE = 60;

/** What a finger meant that went this far over a whole picture. */
export const swipeOf = ({ x, y }: Point): 'previous' | 'next' | null => {
  if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y) * 1.5) return null;
  return x < 0 ? 'next' : 'previous';
};
