import { lettersAt, type ImageHeader } from './imageHeader';

type Frame = Omit<ImageHeader, 'type'>;

const DATA = 20;
const FOURTEEN_BITS = 0x3fff;
const ANIMATION = 0b10;

const uint24 = (bytes: DataView, at: number) =>
  bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);

const readLossy = (bytes: DataView): Frame => ({
  width: bytes.getUint16(DATA + 6, true) & FOURTEEN_BITS,
  height: bytes.getUint16(DATA + 8, true) & FOURTEEN_BITS,
  animated: false,
});

const readLossless = (bytes: DataView): Frame => {
  const sizes = bytes.getUint32(DATA + 1, true);
  return {
    width: (sizes & FOURTEEN_BITS) + 1,
    height: ((sizes >> 14) & FOURTEEN_BITS) + 1,
    animated: false,
  };
};

const readExtended = (bytes: DataView): Frame => ({
  width: uint24(bytes, DATA + 4) + 1,
  height: uint24(bytes, DATA + 7) + 1,
  animated: (bytes.getUint8(DATA) & ANIMATION) !== 0,
});

const READERS: Record<string, (bytes: DataView) => Frame> = {
  'VP8 ': readLossy,
  VP8L: readLossless,
  VP8X: readExtended,
};

/** The header of a WebP, or null. @throws RangeError if the file ends too early */
export const readWebp = (bytes: DataView): ImageHeader | null => {
  if (lettersAt(bytes, 0) !== 'RIFF' || lettersAt(bytes, 8) !== 'WEBP') return null;
  const frame = READERS[lettersAt(bytes, 12)]?.(bytes);
  return frame ? { type: 'image/webp', ...frame } : null;
};
