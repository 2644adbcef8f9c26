import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ID_CHARS = 40;

/**
 * The same for the same name every time, so that an import can be run twice; another for every person: two who share a
 * browser may bring the same file.
 */
export const personalId = (userId: string, named: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${userId}\n${named}`))).slice(0, ID_CHARS);
