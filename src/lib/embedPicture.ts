import { readDataUrl } from './readDataUrl';

/**
 * Fetches a picture as a data URL, which works anywhere. If that fails, its address is returned.
 * @param address a data URL, an address on this site, or empty
 */
export const embedPicture = async (address: string): Promise<string> => {
  if (address === '' || address.startsWith('data:')) return address;
  try {
    const picture = await (await fetch(address)).blob();
    return picture.type.startsWith('image/') ? await readDataUrl(picture) : address;
  } catch {
    return address;
  }
};
