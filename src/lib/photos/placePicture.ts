import type { Size } from '../zoom';
import { largestSquare, type Square } from './cropSquare';

/** How a kept picture may look. */
export interface Frame {
  /** The longest side in pixels; of a square, each side. */
  side: number;
  /** A square of exactly `side`; otherwise whole, and never enlarged. */
  square: boolean;
  /** What of the source becomes the square; its middle where this is left out. */
  cut?: Square | undefined;
  maxBytes: number;
}

/** Which part of the source is drawn, and how large it becomes. */
export interface Placement extends Size {
  cut: Size & { x: number; y: number };
}

/** Where a source of this size, in pixels, goes in a frame. */
export const placePicture = (source: Size, { side, square, cut }: Frame): Placement => {
  if (square) {
    const { x, y, side: edge } = cut ?? largestSquare(source);
    return { width: side, height: side, cut: { x, y, width: edge, height: edge } };
  }
  const { width, height } = source;
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    cut: { x: 0, y: 0, width, height },
  };
};
