import type { Placement } from './placePicture';

/** The first kind that a browser can write is taken; some know no WebP. */
const TYPES = ['image/webp', 'image/jpeg'];

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

const contextOf = (canvas: Canvas): Context => {
  const context = canvas.getContext('2d');
  if (!context || !('drawImage' in context)) throw new Error('This browser cannot draw pictures.');
  return context;
};

const create = (width: number, height: number): Canvas => {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  return Object.assign(canvas, { width, height });
};

/** A new canvas of the placement's size, showing the part of the source that it names. */
export const drawOn = (source: ImageBitmap, { width, height, cut }: Placement): Canvas => {
  const canvas = create(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return canvas;
};

/** A JPEG knows no transparency: without a ground it would be black there. */
const layGround = (canvas: Canvas) => {
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
 * The canvas as a WebP, or as a JPEG.
 * @param quality from 0 to 1
 */
export const encode = async (canvas: Canvas, quality: number): Promise<Blob> => {
  for (const type of TYPES) {
    if (type === 'image/jpeg') layGround(canvas);
    const blob = await write(canvas, type, quality);
    // A browser that does not know a type answers with a PNG.
    if (blob?.type === type) return blob;
  }
  throw new Error('This browser cannot write pictures.');
};
