import { readDataUrl } from '../readDataUrl';
import { DAMAGED } from './checkPicture';
import { drawOn, encode, type Canvas } from './canvas';
import { placePicture, type Frame } from './placePicture';

/** A picture as it is stored: upright, small, and without any other data of its file. */
export interface ShrunkPicture {
  dataUrl: string;
  width: number;
  height: number;
}

const QUALITIES = [0.86, 0.78, 0.68, 0.55, 0.4];
/** Tried where even the poorest quality is too large, which only noise is. */
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
 * Decodes a picture and redraws it into a frame: what is drawn holds pixels alone, so no
 * place, camera or name leaves the machine. Runs in a worker as well as in a page.
 * @throws Error with a message for people where the file cannot be decoded
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
