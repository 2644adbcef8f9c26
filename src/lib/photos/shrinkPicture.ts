import { readDataUrl } from '../readDataUrl';
import { DAMAGED } from './checkPicture';
import { drawOn, encode, type Canvas } from './canvas';
import { placePicture, type Frame } from './placePicture';

/** A picture as it is stored: upright, small, and without metadata. */
export interface ShrunkPicture {
  dataUrl: string;
  width: number;
  height: number;
}

const QUALITIES = [0.86, 0.78, 0.68, 0.55, 0.4];
/** Tried if even the lowest quality is too large, which happens only with noise. */
const SCALES = [1, 0.75, 0.5];

const decode = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new Error(DAMAGED);
  }
};

const encodeWithin = async (canvas: Canvas, maxBytes: number): Promise<Blob | null> => {
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob.size <= maxBytes) return blob;
  }
  return null;
};

/**
 * Decodes a picture and redraws it to fit a frame. The result has only pixels, so no location,
 * camera or name leaves the device. Runs both in a worker and in a page.
 * @throws Error with a message for users if the file cannot be decoded
 */
export const shrinkPicture = async (file: Blob, frame: Frame): Promise<ShrunkPicture> => {
  const source = await decode(file);
  try {
    for (const scale of SCALES) {
      const side = Math.round(frame.side * scale);
      const placement = placePicture(source, { ...frame, side });
      const blob = await encodeWithin(drawOn(source, placement), frame.maxBytes);
      if (blob) {
        const { width, height } = placement;
        return { dataUrl: await readDataUrl(blob), width, height };
      }
    }
  } finally {
    source.close();
  }
  throw new Error(DAMAGED);
};
