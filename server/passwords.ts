import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { Passwords } from '../mocks/handlers/server';

const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([0-9a-f]+)\$([0-9a-f]+)$/;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const COST = { N: 2 ** 14, r: 8, p: 1 };
/** Node's own bound, 32 MB, is just below what a cost of 2^15 needs. */
const MAX_MEMORY = 128 * 2 ** 20;

/** More at once would not be done sooner, and all other calls would take three times as long meanwhile. */
const inTurn = pLimit(availableParallelism());

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const hashOf = (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  inTurn(() =>
    derive(password.normalize('NFC'), salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY }),
  );

/** The hashes of `mocks/session/password.ts`, made by Node in half the time, and beside the event loop. */
export const passwords: Passwords = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const hash = await hashOf(password, salt, COST);
    const { N, r, p } = COST;
    return `scrypt$${N}$${r}$${p}$${salt.toString('hex')}$${hash.toString('hex')}`;
  },

  async verify(password, stored) {
    const [, N, r, p, salt, hash] = HASH.exec(stored) ?? [];
    if (salt === undefined || hash === undefined) return false;
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const again = await hashOf(password, Buffer.from(salt, 'hex'), cost);
    const expected = Buffer.from(hash, 'hex');
    return again.length === expected.length && timingSafeEqual(again, expected);
  },
};
