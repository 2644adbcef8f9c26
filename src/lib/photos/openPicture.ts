import { checkPicture, DAMAGED } from './checkPicture';

/** A picked file that the page can show. */
export interface OpenedPicture {
  file: File;
  /** An object URL; the caller must revoke it. */
  url: string;
}

/**
 * Opens a picked file, to preview it.
 * @throws Error with a message for users if it cannot be shown
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
