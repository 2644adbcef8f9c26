import { checkPicture } from './checkPicture';
import { shrinkAside } from './shrinkAside';

const AVATAR = { side: 256, square: true, maxBytes: 50_000 };

/**
 * Makes a person's avatar of a file they picked: its middle, upright, 256 px square.
 * @returns a data URL of at most 50 kB of picture
 * @throws Error whose message tells the person why the file cannot be taken
 */
export const prepareAvatar = async (file: Blob): Promise<string> => {
  await checkPicture(file);
  const { dataUrl } = await shrinkAside(file, AVATAR);
  return dataUrl;
};
