import { readAvif } from './avif';
import { readGif } from './gif';
import type { ImageHeader } from './imageHeader';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readWebp } from './webp';

const READERS = [readPng, readJpeg, readWebp, readGif, readAvif];

/**
 * What a picture's file states, read without decoding it: a small file can claim to be a picture that no memory could
 * hold. Ignores the name and the stated type.
 * @param bytes the whole file
 * @returns null for anything but a PNG, JPEG, WebP, GIF or AVIF, and for a truncated header
 */
export const readImageHeader = (bytes: Uint8Array): ImageHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (const read of READERS) {
      const header = read(view);
      if (header) return header;
    }
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
  }
  return null;
};
