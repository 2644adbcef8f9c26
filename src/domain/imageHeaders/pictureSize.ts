import type { ImageHeader } from './imageHeader';
import { readImageHeader } from './readImageHeader';

/** Enough bytes to include the size in most files; a multiple of three, so that base64 is cut between its groups. */
const HEAD_BYTES = 3 * 16_384;

/** Empty if the data is not base64. */
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
 * A picture's width and height in pixels, known before it is decoded.
 * @param src its address; unknown for anything but a readable data URL
 */
export const pictureSize = (src: string): Pick<ImageHeader, 'width' | 'height'> | null => {
  const header = src.startsWith('data:') ? readImageHeader(firstBytes(src)) : null;
  return header && header.width > 0 && header.height > 0
    ? { width: header.width, height: header.height }
    : null;
};
