import { checkPicture } from './checkPicture';
import { shrinkInWorker } from './shrinkInWorker';
import type { ShrunkPicture } from './shrinkPicture';

/** As data URLs, four of them stay within what the API takes of one post. */
const PHOTO = { side: 1600, square: false, maxBytes: 280_000 };

export interface PreparedPhoto extends ShrunkPicture {
  /** What was lost on the way and the person may care about, or null. */
  note: string | null;
}

/**
 * Makes a post's photo of a file that a person picked, pasted or dropped: upright, at most
 * 1600 px and 280 kB, without anything but its pixels.
 * @throws Error with a message for people if the file cannot be taken
 */
export const preparePhoto = async (file: Blob): Promise<PreparedPhoto> => {
  const { animated } = await checkPicture(file);
  const picture = await shrinkInWorker(file, PHOTO);
  return {
    ...picture,
    note: animated ? 'Only the first frame of this animation is used.' : null,
  };
};
