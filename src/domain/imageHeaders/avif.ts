import { lettersAt, type ImageHeader } from './imageHeader';

interface Box {
  name: string;
  /** The start and end of its content. */
  start: number;
  end: number;
}

/** Some boxes begin with four bytes of version and flags. */
const VERSION_AND_FLAGS = 4;

function* boxesIn(bytes: DataView, start: number, end: number): Generator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const size = bytes.getUint32(at);
    // Only boxes before the pixels matter, and none of those is longer than 4 GB or unbounded.
    if (size < 8) return;
    yield { name: lettersAt(bytes, at + 4), start: at + 8, end: Math.min(at + size, end) };
    at += size;
  }
}

const findBox = (bytes: DataView, name: string, start: number, end: number): Box | undefined => {
  for (const box of boxesIn(bytes, start, end)) if (box.name === name) return box;
  return undefined;
};

/** The file types that it declares. */
const brandsOf = (bytes: DataView): string[] => {
  const type = lettersAt(bytes, 4) === 'ftyp' && findBox(bytes, 'ftyp', 0, bytes.byteLength);
  if (!type) return [];
  const places = Array.from({ length: (type.end - type.start) / 4 }, (_, index) => index * 4);
  return places.map((place) => lettersAt(bytes, type.start + place));
};

/** The sizes of the picture and of the tiles, masks and previews it consists of. */
const sizesIn = (bytes: DataView) => {
  const meta = findBox(bytes, 'meta', 0, bytes.byteLength);
  const properties = meta && findBox(bytes, 'iprp', meta.start + VERSION_AND_FLAGS, meta.end);
  const shared = properties && findBox(bytes, 'ipco', properties.start, properties.end);
  if (!shared) return [];
  return Array.from(boxesIn(bytes, shared.start, shared.end))
    .filter(({ name }) => name === 'ispe')
    .map(({ start }) => ({
      width: bytes.getUint32(start + VERSION_AND_FLAGS),
      height: bytes.getUint32(start + VERSION_AND_FLAGS + 4),
    }));
};

/** The header of an AVIF, or null. @throws RangeError if the file ends too early */
export const readAvif = (bytes: DataView): ImageHeader | null => {
  const brands = brandsOf(bytes);
  const animated = brands.includes('avis');
  if (!animated && !brands.includes('avif')) return null;
  const [largest] = sizesIn(bytes).sort((a, b) => b.width * b.height - a.width * a.height);
  return largest ? { type: 'image/avif', ...largest, animated } : null;
};
