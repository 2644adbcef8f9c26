import { aUser } from '../testing/records';
import { preferExactName, usernameKey } from './usernames';

test.each([
  ['ADA', 'ada'],
  ['Zoe\u0308', 'zoë'],
  ['ΣΑΣ', 'σασ'],
  ['σας', 'σασ'],
  ['STRASSE', 'Straße'],
  ['ｍａｔｉｎｅｅ', 'matinee'],
  ['ﬁlm', 'film'],
])('%j is the same name as %j', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test('two people whose names are now considered the same are each found by their exact name', () => {
  const upper = aUser({ _id: 'upper', username: 'ΣΑΣ' });
  const lower = aUser({ _id: 'lower', username: 'σασ' });
  expect(preferExactName([upper, lower], 'σασ')).toBe(lower);
  expect(preferExactName([upper, lower], 'Σασ')).toBe(upper);
});
