import { readImageHeader } from './readImageHeader';

/** Width by height. */
const USUAL = 3 / 2;
/** A taller photo would fill a screen by itself, a wider one would be a strip: both are cut at their edges. */
const TALLEST = 4 / 5;
const WIDEST = 2;

/** Where formats state their size, as a rule; a multiple of three, so that base64 is cut between its groups. */
const HEAD_BYTES = 3 * 16_384;

const firstBytes = (dataUrl: string): Uint8Array => {
  const start = dataUrl.indexOf(',') + 1;
  const head = dataUrl.slice(start, start + (HEAD_BYTES / 3) * 4);
  return Uint8Array.from(atob(head), (letter) => letter.charCodeAt(0));
};

/**
 * The shape in which a photo is shown, as width by height, known before anything of it is decoded.
 * @param src its address; of one that is no data URL the size is not known
 */
export const photoShape = (src: string): number => {
  const header = src.startsWith('data:') ? readImageHeader(firstBytes(src)) : null;
  if (!header || header.width === 0 || header.height === 0) return USUAL;
  return Math.min(Math.max(header.width / header.height, TALLEST), WIDEST);
};
