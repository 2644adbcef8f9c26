import type { PostChanges } from '../../src/domain/requests';
import type { PhotoRecord, PostRecord, StoredPicture } from './records';

/** A post's pictures, in their order. */
export function storedPictures(post: PostRecord, photo: PhotoRecord | null): StoredPicture[] {
  return photo ? [toStoredPicture(photo.url, post.alt), ...(photo.others ?? [])] : [];
}

/** What a post holds of its pictures itself. */
export function firstPicture(
  pictures: readonly StoredPicture[],
): Pick<PostRecord, 'hasPhoto' | 'alt'> {
  const [first] = pictures;
  return { hasPhoto: first !== undefined, ...(first?.alt !== undefined && { alt: first.alt }) };
}

/** What stands beside the post; null where it has no picture. */
export function photoRecord(
  postId: string,
  [first, ...others]: readonly StoredPicture[],
): PhotoRecord | null {
  return first ? { postId, url: first.url, ...(others.length > 0 && { others }) } : null;
}

interface PictureChanges {
  pictures?: PostChanges['pictures'] | undefined;
  photos?: PostChanges['photos'] | undefined;
  alt?: string | undefined;
}

/**
 * A post's pictures after a change of all of them, or of one photo as calls before there were several state it: another
 * photo, or none, takes the place of all.
 * @param addressOf how a stored picture's address is answered: sent back so, it is the same picture
 */
export function changedPictures(
  before: readonly StoredPicture[],
  { pictures, photos, alt }: PictureChanges,
  addressOf: (stored: string) => string = (stored) => stored,
): StoredPicture[] {
  const storedUrl = (sent: string) =>
    before.find(({ url }) => addressOf(url) === addressOf(sent))?.url ?? sent;
  if (pictures) return pictures.map((sent) => toStoredPicture(storedUrl(sent.src), sent.alt));
  const [first, ...others] = before;
  if (photos === undefined || (first && photos !== null && storedUrl(photos) === first.url))
    return first ? [toStoredPicture(first.url, alt ?? first.alt), ...others] : [];
  return photos === null ? [] : [toStoredPicture(photos, alt)];
}

/** A description is stored only where it says something. */
function toStoredPicture(url: string, alt = ''): StoredPicture {
  return { url, ...(alt.trim() !== '' && { alt }) };
}
