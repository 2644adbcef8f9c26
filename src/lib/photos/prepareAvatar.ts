import type { Area } from './placePicture';
import { shrinkAside } from './shrinkAside';

const AVATAR = { side: 256, square: true, maxBytes: 50_000 };

/**
 * Makes a person's avatar of a picture they opened: upright, 256 px square.
 * @param cut what of the picture becomes the avatar; its middle where this is left out
 * @returns a data URL of at most 50 kB of picture
 * @throws Error whose message tells the person why the file cannot be taken
 */
export const prepareAvatar = async (file: Blob, cut?: Area): Promise<string> => {
  const { dataUrl } = await shrinkAside(file, { ...AVATAR, cut });
  return dataUrl;
};
