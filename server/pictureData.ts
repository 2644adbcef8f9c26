import { createHash } from 'node:crypto';

/** Where pictures are served, each under its hash. */
export const PICTURE_PATH = '/api/photos/';

/** A picture's file. */
export interface PictureData {
  type: string;
  bytes: Uint8Array;
}

const DATA_URL = /^data:(image\/[\w.+-]+)((?:;[^,;]*)*),/;
const HASH = new RegExp(`^(?:https?://[^/]+)?${PICTURE_PATH}([0-9a-f]{64})$`);

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Browsers take a stray percent sign as it is.
    return text;
  }
}

/** The file that a data URL contains; null for any other address. */
export function pictureDataIn(url: string): PictureData | null {
  const [head, type, parameters] = DATA_URL.exec(url) ?? [];
  if (head === undefined || type === undefined) return null;
  const body = url.slice(head.length);
  const bytes = parameters?.endsWith(';base64')
    ? Buffer.from(body, 'base64')
    : Buffer.from(percentDecoded(body));
  return { type, bytes };
}

/** By what a file contains, and as what: the same picture has one address, which never changes its meaning. */
export const hashOf = ({ type, bytes }: PictureData): string =>
  createHash('sha256').update(`${type}\n`).update(bytes).digest('hex');

export const addressOf = (hash: string): string => `${PICTURE_PATH}${hash}`;

/** The hash in a picture's address; null for an address that is no stored picture's. */
export const hashIn = (address: string): string | null => HASH.exec(address)?.[1] ?? null;

/** The address under which a picture is answered: a data URL is never sent. */
export function servedAddress(stored: string): string {
  const data = pictureDataIn(stored);
  return data ? addressOf(hashOf(data)) : stored;
}
