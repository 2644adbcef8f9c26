export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in the picture's own pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** The limits of a stored picture. */
export interface Frame {
  /** The longest side in pixels; for a square, each side. */
  side: number;
  /** True for a square of exactly `side`; otherwise the picture is kept whole, and never enlarged. */
  square: boolean;
  /** The part of the source that becomes the square; its middle by default. */
  crop?: Area | undefined;
  maxBytes: number;
}

/** Which part of the source is drawn, and at which size. */
export interface Placement extends Size {
  crop: Area;
}

/** The largest square in the middle of a picture. */
const middleOf = ({ width, height }: Size): Area => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
};

/** How a source of this size, in pixels, is drawn to fit a frame. */
export const placePicture = (source: Size, { side, square, crop }: Frame): Placement => {
  if (square) return { width: side, height: side, crop: crop ?? middleOf(source) };
  const { width, height } = source;
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    crop: { x: 0, y: 0, width, height },
  };
};
