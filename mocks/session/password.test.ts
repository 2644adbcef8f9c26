import { scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { SEED_PASSWORDS } from '../../src/domain/demoAccounts';
import { PEOPLE } from '../seed/people';
import { hashPassword, verifyPassword, type Scrypt } from './password';

const COST = { N: 2, r: 1, p: 1 };
const SALT = new Uint8Array(16).fill(3);

test('a hash matches only its own password', async () => {
  const hash = await hashPassword('Zoë', SALT, COST);
  expect(await verifyPassword('Zoë', hash)).toBe(true);
  expect(await verifyPassword('Zoe\u0308', hash)).toBe(true);
  expect(await verifyPassword('zoë', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('a hash contains its cost and salt, so that both can change later', async () => {
  expect(await hashPassword('x', SALT, COST)).toMatch(
    /^scrypt\$2\$1\$1\$(?:03){16}\$[0-9a-f]{64}$/,
  );
});

test('the same password has a different hash with another salt', async () => {
  const other = await hashPassword('x', new Uint8Array(16), COST);
  expect(other.split('$').at(-1)).not.toBe((await hashPassword('x', SALT, COST)).split('$').at(-1));
});

test.each(['', 'x', 'scrypt$2$1$1$$', 'scrypt$2$1$1$zz$zz'])(
  'the malformed hash %j matches no password',
  async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false);
  },
);

test.each(PEOPLE)('the seed account $username accepts its documented password', async (person) => {
  const password = SEED_PASSWORDS[person.username] ?? '';
  expect(await verifyPassword(password, person.passwordHash)).toBe(true);
  expect(person.passwordHash).toMatch(/^scrypt\$16384\$8\$1\$/);
});

test('another implementation of scrypt makes and accepts the same hashes', async () => {
  const native = promisify<string, Uint8Array, number, ScryptOptions, Uint8Array>(scrypt);
  const derive: Scrypt = (password, salt, { dkLen, ...cost }) =>
    native(password, salt, dkLen, cost);
  const hash = await hashPassword('Zoe\u0308', SALT, COST, derive);
  expect(hash).toBe(await hashPassword('Zoë', SALT, COST));
  expect(await verifyPassword('Zoë', hash, derive)).toBe(true);
  expect(await verifyPassword('zoë', hash, derive)).toBe(false);
});
