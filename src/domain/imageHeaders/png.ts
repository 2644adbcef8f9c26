import { lettersAt, type ImageHeader } from './imageHeader';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const FIRST_CHUNK = SIGNATURE.length;
/** A chunk's length, name and checksum. */
const AROUND_DATA = 12;

/** An animation is announced before the first picture's data. */
const isAnimated = (bytes: DataView): boolean => {
  let at = FIRST_CHUNK;
  while (at + AROUND_DATA <= bytes.byteLength) {
    const name = lettersAt(bytes, at + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += AROUND_DATA + bytes.getUint32(at);
  }
  return false;
};

/** The header of a PNG, or null. @throws RangeError if the file ends too early */
export const readPng = (bytes: DataView): ImageHeader | null => {
  if (lettersAt(bytes, 0, FIRST_CHUNK) !== SIGNATURE) return null;
  if (lettersAt(bytes, FIRST_CHUNK + 4) !== 'IHDR') return null;
  return {
    type: 'image/png',
    width: bytes.getUint32(16),
    height: bytes.getUint32(20),
    animated: isAnimated(bytes),
  };
};
