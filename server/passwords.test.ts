import { hashPassword, verifyPassword } from '../mocks/session/password';
import { passwords } from './passwords';

const COST = { N: 2 ** 4, r: 8, p: 1 };

test('the browser’s home knows the server’s hashes, and the server those of the browser’s', async () => {
  expect(await verifyPassword('popcorn é', await passwords.hash('popcorn é'))).toBe(true);
  const stored = await hashPassword('popcorn é', new Uint8Array(16).fill(3), COST);
  expect(await passwords.verify('popcorn e\u0301', stored)).toBe(true);
});

test('another password is wrong, and so is a hash that is none', async () => {
  const stored = await hashPassword('right', new Uint8Array(16), COST);
  expect(await passwords.verify('wrong', stored)).toBe(false);
  for (const none of ['', 'scrypt$1$2', `x${stored}`, `${stored}x`, `${stored}00`])
    expect(await passwords.verify('right', none)).toBe(false);
});

test('a hash of another cost, as a later release may have, is known too', async () => {
  const cost = { N: 2 ** 4, r: 16, p: 10 };
  const stored = await hashPassword('right', new Uint8Array(16), cost);
  expect(await passwords.verify('right', stored)).toBe(true);
});

test('two hashes of one password differ', async () => {
  expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
});
