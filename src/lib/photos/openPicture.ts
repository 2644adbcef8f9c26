import { checkPicture, DAMAGED } from './checkPicture';

/** A picked file that the page can show. */
export interface OpenedPicture {
  file: File;
  /** An object URL; whoever opened the picture revokes it. */
  url: string;
}

/**
 * Opens a file that a person picked, to be seen before it is taken.
 * @throws Error with a message for people if it cannot be
 */
export const openPicture = async (file: File): Promise<OpenedPicture> => {
  await checkPicture(file);
  const image = new Image();
  const url = URL.createObjectURL(file);
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new Error(DAMAGED);
  }
  return { file, url };
};
