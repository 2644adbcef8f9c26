import type { PostEdit } from '../../src/domain/requests';
import type { PhotoRecord, PostRecord, StoredPicture } from './records';
import { described } from './storedPictures';

/** The picture fields stored in the post itself. */
export function postPictureFields([first, ...others]: readonly StoredPicture[]): Pick<
  PostRecord,
  'hasPhoto' | 'alt' | 'otherAlts'
> {
  const otherAlts = others.flatMap(({ alt }) => alt ?? []);
  return {
    hasPhoto: first !== undefined,
    ...(first?.alt !== undefined && { alt: first.alt }),
    ...(otherAlts.length > 0 && { otherAlts }),
  };
}

/** The record stored beside the post; null if it has no picture. */
export function photoRecord(
  postId: string,
  [first, ...others]: readonly StoredPicture[],
): PhotoRecord | null {
  return first ? { postId, ...described(first), ...(others.length > 0 && { others }) } : null;
}

interface PictureChanges {
  pictures?: PostEdit['pictures'] | undefined;
  photos?: PostEdit['photos'] | undefined;
  alt?: string | undefined;
}

/**
 * A post's pictures after a change of all of them, or of a single photo as in older calls: another photo, or none,
 * replaces them all.
 * @param addressOf converts a stored picture's address to the answered one; sent back, it is the same picture
 */
export function changedPictures(
  before: readonly StoredPicture[],
  { pictures, photos, alt }: PictureChanges,
  addressOf: (stored: string) => string = (stored) => stored,
): StoredPicture[] {
  const stored = (sent: string): StoredPicture =>
    before.find(({ url }) => addressOf(url) === addressOf(sent)) ?? { url: sent };
  if (pictures) return pictures.map(({ src, alt }) => described(stored(src), alt));
  const [first, ...others] = before;
  if (photos === undefined || (first && photos !== null && stored(photos).url === first.url))
    return first ? [described(first, alt ?? first.alt), ...others] : [];
  return photos === null ? [] : [described({ url: photos }, alt)];
}
