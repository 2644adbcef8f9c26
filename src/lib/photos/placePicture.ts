/** How a kept picture may look. */
export interface Frame {
  /** The longest side in pixels; of a square, each side. */
  side: number;
  /** Cut from the middle to a square of exactly `side`; otherwise whole, and never enlarged. */
  square: boolean;
  maxBytes: number;
}

interface Size {
  width: number;
  height: number;
}

/** Which part of the source is drawn, and how large it becomes. */
export interface Placement extends Size {
  cut: Size & { x: number; y: number };
}

/** Where a source of this size, in pixels, goes in a frame. */
export const placePicture = ({ width, height }: Size, { side, square }: Frame): Placement => {
  if (square) {
    const cut = Math.min(width, height);
    const x = (width - cut) / 2;
    const y = (height - cut) / 2;
    return { width: side, height: side, cut: { x, y, width: cut, height: cut } };
  }
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    cut: { x: 0, y: 0, width, height },
  };
};
