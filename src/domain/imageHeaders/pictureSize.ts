import type { ImageHeader } from './imageHeader';
import { readImageHeader } from './readImageHeader';

/** Where formats state their size, as a rule; a multiple of three, so that base64 is cut between its groups. */
const HEAD_BYTES = 3 * 16_384;

/** Empty where the data are no base64. */
const firstBytes = (dataUrl: string): Uint8Array => {
  const start = dataUrl.indexOf(',') + 1;
  const head = dataUrl.slice(start, start + (HEAD_BYTES / 3) * 4);
  try {
    return Uint8Array.from(atob(head), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};

/**
 * A picture's width and height in pixels, known before anything of it is decoded.
 * @param src its address; of one that is no data URL, and of one that cannot be read, nothing is known
 */
export const pictureSize = (src: string): Pick<ImageHeader, 'width' | 'height'> | null => {
  const header = src.startsWith('data:') ? readImageHeader(firstBytes(src)) : null;
  return header && header.width > 0 && header.height > 0
    ? { width: header.width, height: header.height }
    : null;
};
