import { aToken, aUser } from '../../testing/builders';
import { providePageGlobals } from '../../testing/pageGlobals';
import { readVisit, writeVisit } from './visitStorage';

providePageGlobals();

const ANA = { token: aToken('ana'), user: aUser() };

it('stores a visit in the tab, and leaves local storage alone', () => {
  writeVisit(ANA);
  expect(readVisit()).toEqual(ANA);
  expect(localStorage.length).toBe(0);
});

it.each([
  ['a token that has expired', JSON.stringify({ ...ANA, token: aToken('ana', -1) })],
  ['somebody else’s token', JSON.stringify({ ...ANA, token: aToken('bo') })],
  ['no person', JSON.stringify({ token: ANA.token })],
  ['what is no JSON', '{"token":'],
])('finds no visit in %s, and removes it', (_name, stored) => {
  sessionStorage.setItem('visit', stored);
  expect(readVisit()).toBeNull();
  expect(sessionStorage.getItem('visit')).toBeNull();
});
