import { newSigningKey } from './signingKey';

test('a key is 32 bytes that nobody can foresee', () => {
  const [one, other] = [newSigningKey(), newSigningKey()];
  expect(one).toHaveLength(32);
  expect(one).not.toEqual(other);
});
