import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ID_CHARS = 40;

/**
 * A deterministic id for something that a user imports, so that repeating the import adds nothing. It depends on the
 * user, too: two people who share a browser may import the same file.
 */
export const personalId = (userId: string, named: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${userId}\n${named}`))).slice(0, ID_CHARS);
