import { readDataUrl } from './readDataUrl';

interface HeldPicture {
  file: Blob;
  dataUrl: string;
}

/** By object URL, which is never revoked: time travel may show a picture again. */
const held = new Map<string, HeldPicture>();

const hold = (picture: HeldPicture): string => {
  const address = URL.createObjectURL(picture.file);
  held.set(address, picture);
  return address;
};

const fileIn = (dataUrl: string): Blob => {
  const [head = '', body = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length, head.indexOf(';')) });
};

/** Holds a new picture while the page is open. Returns the short address by which state refers to it. */
export const holdPicture = (dataUrl: string): string => hold({ file: fileIn(dataUrl), dataUrl });

/** The same for a picture that was stored as a file. */
export const holdPictureFile = async (file: Blob): Promise<string> =>
  hold({ file, dataUrl: await readDataUrl(file) });

/** A picture's address as the server has it: the data URL of a held one. */
export const sentAddress = (address: string): string => held.get(address)?.dataUrl ?? address;

/** The file of a held picture, or of one in a data URL; null for any other address. */
export const pictureFile = (address: string): Blob | null =>
  held.get(address)?.file ?? (address.startsWith('data:image/') ? fileIn(address) : null);
