import { lettersAt, type ImageHeader } from './imageHeader';

const FIRST_BLOCK = 13;
const PICTURE = 0x2c;
const EXTENSION = 0x21;

/** The byte length of the colour table that these flags announce. */
const tableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** The offset after a chain of sub-blocks, each preceded by its length, the last of length zero. */
const afterSubBlocks = (bytes: DataView, start: number) => {
  let at = start;
  while (bytes.getUint8(at) !== 0) at += 1 + bytes.getUint8(at);
  return at + 1;
};

/** Whether a second picture begins; a truncated file has shown only one. */
const isAnimated = (bytes: DataView): boolean => {
  let pictures = 0;
  let at = FIRST_BLOCK + tableLength(bytes.getUint8(10));
  while (at + 10 <= bytes.byteLength) {
    const block = bytes.getUint8(at);
    if (block === PICTURE) {
      pictures += 1;
      if (pictures === 2) return true;
      at = afterSubBlocks(bytes, at + 11 + tableLength(bytes.getUint8(at + 9)));
    } else if (block === EXTENSION) at = afterSubBlocks(bytes, at + 2);
    else return false;
  }
  return false;
};

/** The header of a GIF, or null. @throws RangeError if the file ends too early */
export const readGif = (bytes: DataView): ImageHeader | null => {
  if (!['GIF87a', 'GIF89a'].includes(lettersAt(bytes, 0, 6))) return null;
  return {
    type: 'image/gif',
    width: bytes.getUint16(6, true),
    height: bytes.getUint16(8, true),
    animated: isAnimated(bytes),
  };
};
