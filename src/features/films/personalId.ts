import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ID_CHARS = 40;

/** The same id for the same text. */
export const contentId = (text: string): string =>
  bytesToHex(sha256(utf8ToBytes(text))).slice(0, ID_CHARS);

/**
 * A deterministic id for something that a user imports, so that repeating the import adds nothing. It depends on the
 * user, too: two people who share a browser may import the same file.
 */
export const personalId = (userId: string, named: string): string =>
  contentId(`${userId}\n${named}`);
