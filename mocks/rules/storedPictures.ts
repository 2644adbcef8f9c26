import { isBlank } from '../../src/domain/blank';
import type { PhotoRecord, PostRecord, StoredPicture } from './records';

/** A post's pictures in order. */
export function storedPictures(post: PostRecord, photo: PhotoRecord | null): StoredPicture[] {
  return photo ? [described(photo, post.alt), ...(photo.others ?? [])] : [];
}

/** The picture with another description; a blank one is not stored. */
export function described({ url, size }: Omit<StoredPicture, 'alt'>, alt = ''): StoredPicture {
  return { url, ...(size && { size }), ...(!isBlank(alt) && { alt }) };
}
