import type { PHOTO_TYPES } from '../limits';

/** What a picture's file states before it is decoded. */
export interface ImageHeader {
  type: (typeof PHOTO_TYPES)[number];
  /** In pixels, as stored: a rotation that the file requests is not applied. */
  width: number;
  height: number;
  animated: boolean;
}

/** Four letters, the usual name of a part; fewer at the end of the bytes. */
export const lettersAt = (bytes: DataView, offset: number, length = 4): string => {
  let letters = '';
  for (let at = offset; at < Math.min(offset + length, bytes.byteLength); at += 1) {
    letters += String.fromCharCode(bytes.getUint8(at));
  }
  return letters;
};
