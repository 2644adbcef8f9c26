import type { Area } from './placePicture';
import { shrinkInWorker } from './shrinkInWorker';

const AVATAR = { side: 256, square: true, maxBytes: 50_000 };

/**
 * Makes a user's avatar from a picture: upright, 256 px square.
 * @param crop the part of the picture that becomes the avatar; its middle by default
 * @returns a data URL, whose picture has at most 50 kB
 * @throws Error with a message for users if the file cannot be used
 */
export const prepareAvatar = async (file: Blob, crop?: Area): Promise<string> => {
  const { dataUrl } = await shrinkInWorker(file, { ...AVATAR, crop });
  return dataUrl;
};
