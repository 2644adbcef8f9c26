import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { equalBytes } from './bytes';

/** scrypt's own names: N is the cost, a power of two. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** Derives the bytes of a hash; noble's `scryptAsync` runs anywhere, a host may have a faster one. */
export type Scrypt = (
  password: string,
  salt: Uint8Array,
  cost: ScryptCost & { dkLen: number },
) => Promise<Uint8Array>;

const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([0-9a-f]+)\$([0-9a-f]+)$/;
const HASH_BYTES = 32;

/** `scrypt$N$r$p$salt$hash`, salt and hash in hex. A hash includes its own cost, so the cost can change. */
export async function hashPassword(
  password: string,
  salt: Uint8Array,
  { N, r, p }: ScryptCost,
  scrypt: Scrypt = scryptAsync,
): Promise<string> {
  const hash = await scrypt(password.normalize('NFC'), salt, { N, r, p, dkLen: HASH_BYTES });
  return `scrypt$${N}$${r}$${p}$${bytesToHex(salt)}$${bytesToHex(hash)}`;
}

/** False also for a malformed hash. */
export async function verifyPassword(
  password: string,
  stored: string,
  scrypt: Scrypt = scryptAsync,
): Promise<boolean> {
  const [, N, r, p, salt, hash] = HASH.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const again = await scrypt(password.normalize('NFC'), hexToBytes(salt), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    dkLen: HASH_BYTES,
  });
  return equalBytes(again, hexToBytes(hash));
}
