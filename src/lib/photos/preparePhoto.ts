import { checkPicture } from './checkPicture';
import { shrinkInWorker } from './shrinkInWorker';
import type { ShrunkPicture } from './shrinkPicture';

/** As data URLs, four of them stay within the API's limit for a post. */
const PHOTO = { side: 1600, square: false, maxBytes: 280_000 };

export interface PreparedPhoto extends ShrunkPicture {
  /** What was lost in the conversion, as a message for the user, or null. */
  note: string | null;
}

/**
 * Makes a post's photo from a file that the user picked, pasted or dropped: upright, at most
 * 1600 px and 280 kB, without any metadata.
 * @throws Error with a message for users if the file cannot be used
 */
export const preparePhoto = async (file: Blob): Promise<PreparedPhoto> => {
  const { animated } = await checkPicture(file);
  const picture = await shrinkInWorker(file, PHOTO);
  return {
    ...picture,
    note: animated ? 'Only the first frame of this animation is used.' : null,
  };
};
