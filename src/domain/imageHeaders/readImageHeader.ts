import { readAvif } from './avif';
import { readGif } from './gif';
import type { ImageHeader } from './imageHeader';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readWebp } from './webp';

const READERS = [readPng, readJpeg, readWebp, readGif, readAvif];

/**
 * What a picture's file says of itself, found without decoding it: a small file may claim
 * to be a picture that no memory could hold. The name and the stated type are not asked.
 * @param bytes the whole file
 * @returns null for anything that is no PNG, JPEG, WebP, GIF or AVIF, and where its header is cut off
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
