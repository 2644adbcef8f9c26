import type { Area } from './placePicture';
import { shrinkInWorker } from './shrinkInWorker';

const AVATAR = { side: 256, square: true, maxBytes: 50_000 };

/**
 * Makes a person's avatar of a picture they opened: upright, 256 px square.
 * @param cut the part of the picture that becomes the avatar; its middle by default
 * @returns a data URL of at most 50 kB of picture
 * @throws Error with a message for people if the file cannot be taken
 */
export const prepareAvatar = async (file: Blob, cut?: Area): Promise<string> => {
  const { dataUrl } = await shrinkInWorker(file, { ...AVATAR, cut });
  return dataUrl;
};
