import { LIMITS } from '../../../src/domain/limits';
import type { Picture } from '../../../src/domain/postPictures';

/** The picture fields of a call. */
export interface PictureChanges {
  pictures: Picture[] | undefined;
  photos: string | null | undefined;
  alt: string | undefined;
}

const isAcceptable = (src: string) => !src.startsWith('https:');
const isDescribable = (alt = '') => alt.length <= LIMITS.alt;

export const areAcceptable = ({ pictures = [], photos, alt }: PictureChanges): boolean =>
  pictures.length <= 4 &&
  pictures.every((picture) => isAcceptable(picture.src) && isDescribable(picture.alt)) &&
  isAcceptable(photos ?? '') &&
  isDescribable(alt);

const withAlt = (src: string, alt = ''): Picture => (alt.trim() === '' ? { src } : { src, alt });

/** A post's pictures after a call. */
export function picturesAfter(
  before: Picture[],
  { pictures, photos, alt }: PictureChanges,
): Picture[] {
  if (pictures) return pictures.map((picture) => withAlt(picture.src, picture.alt));
  const [first, ...others] = before;
  const src = photos === undefined ? (first?.src ?? null) : photos;
  if (src === null) return [];
  if (src !== first?.src) return [withAlt(src, alt)];
  return [withAlt(src, alt ?? first.alt), ...others];
}
