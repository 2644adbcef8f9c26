import type { ImageHeader } from '../../domain/imageHeaders/imageHeader';
import { readImageHeader } from '../../domain/imageHeaders/readImageHeader';

const MAX_PIXELS = 33_000_000;
/** More than a picture with that many pixels needs, and small enough to be read at once. */
const MAX_FILE_BYTES = 150_000_000;

export const UNSUPPORTED =
  'This file is not a photo Cinefolk can show: choose a PNG, JPEG, WebP, GIF or AVIF.';
export const DAMAGED = 'This photo cannot be opened: its file seems to be damaged or incomplete.';

const megapixels = (pixels: number) =>
  new Intl.NumberFormat('en').format(Math.ceil(pixels / 1_000_000));

/**
 * Reads a file's header, and refuses files that are no supported picture or too large to decode.
 * @param file any file that the user picked, pasted or dropped
 * @throws Error with a message for users if it is refused
 */
export const checkPicture = async (file: Blob): Promise<ImageHeader> => {
  if (file.size === 0) throw new Error('This file is empty.');
  if (file.size > MAX_FILE_BYTES) throw new Error('This file is too large: the limit is 150 MB.');
  const header = readImageHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header) throw new Error(UNSUPPORTED);
  const pixels = header.width * header.height;
  if (pixels > MAX_PIXELS) {
    throw new Error(`This photo has ${megapixels(pixels)} megapixels: the limit is 33.`);
  }
  return header;
};
