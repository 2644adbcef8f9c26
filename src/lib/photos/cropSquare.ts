import { between, type Size } from '../zoom';

/** The part of a picture that is kept of it as an avatar, in the picture's own pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** How near a crop may come. */
export const MAX_ZOOM = 4;

const inside = ({ width, height }: Size, { x, y, side }: Square): Square => ({
  x: between(x, 0, width - side),
  y: between(y, 0, height - side),
  side,
});

/** The largest square of a picture, from its middle. */
export const largestSquare = ({ width, height }: Size): Square => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

/** How much nearer a square is than the largest. */
export const zoomOf = (size: Size, { side }: Square): number => largestSquare(size).side / side;

/** The square moved by so much of its own side, as far as the picture goes. */
export const movedSquare = (size: Size, square: Square, right: number, down: number): Square =>
  inside(size, {
    ...square,
    x: square.x + right * square.side,
    y: square.y + down * square.side,
  });

/** The square around the same middle, as far as the picture allows, at another zoom from 1 to {@link MAX_ZOOM}. */
export const zoomedSquare = (size: Size, { x, y, side }: Square, zoom: number): Square => {
  const next = largestSquare(size).side / between(zoom, 1, MAX_ZOOM);
  const shift = (side - next) / 2;
  return inside(size, { x: x + shift, y: y + shift, side: next });
};
