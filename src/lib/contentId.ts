import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ID_CHARS = 40;

/** The same id for the same text. */
export const contentId = (text: string): string =>
  bytesToHex(sha256(utf8ToBytes(text))).slice(0, ID_CHARS);
