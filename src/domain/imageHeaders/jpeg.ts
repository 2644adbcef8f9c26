import type { ImageHeader } from './imageHeader';

const START = 0xffd8;
const SCAN = 0xda;
const END = 0xd9;

/** Start of frame; three markers in this range mean other things. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The header of a JPEG, or null. @throws RangeError if the file ends too early */
export const readJpeg = (bytes: DataView): ImageHeader | null => {
  if (bytes.getUint16(0) !== START) return null;
  let at = 2;
  while (bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (marker === SCAN || marker === END) return null;
    if (isFrame(marker)) {
      return {
        type: 'image/jpeg',
        width: bytes.getUint16(at + 7),
        height: bytes.getUint16(at + 5),
        animated: false,
      };
    }
    // Any number of 0xff may precede a marker, as padding.
    if (marker === 0xff) at += 1;
    else at += 2 + (hasNoLength(marker) ? 0 : bytes.getUint16(at + 2));
  }
  return null;
};
