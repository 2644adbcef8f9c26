import type { Placement } from './placePicture';

/** The first type that the browser can encode is used; some cannot encode WebP. */
const TYPES = ['image/webp', 'image/jpeg'];

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

const contextOf = (canvas: Canvas): Context => {
  const context = canvas.getContext('2d');
  if (!context || !('drawImage' in context)) throw new Error('This browser cannot draw photos.');
  return context;
};

const create = (width: number, height: number): Canvas => {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  return Object.assign(canvas, { width, height });
};

/** Draws the placement's part of the source on a new canvas of the placement's size. */
export const drawOn = (source: ImageBitmap, { width, height, crop }: Placement): Canvas => {
  const canvas = create(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return canvas;
};

/** JPEG has no transparency: without a background, transparent pixels would be black. */
const fillBackground = (canvas: Canvas) => {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
};

const write = (canvas: Canvas, type: string, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type, quality })
    : new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Encodes a canvas as WebP, or as JPEG.
 * @param quality from 0 to 1
 */
export const encode = async (canvas: Canvas, quality: number): Promise<Blob> => {
  for (const type of TYPES) {
    if (type === 'image/jpeg') fillBackground(canvas);
    const blob = await write(canvas, type, quality);
    // A browser that cannot encode a type returns a PNG.
    if (blob?.type === type) return blob;
  }
  throw new Error('This browser cannot write photos.');
};
