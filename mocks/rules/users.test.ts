import { BLANK_PROFILE } from '../../src/domain/profile';
import { aUser, aRuleContext, RULE_TIME } from '../testing/records';
import {
  editProfile,
  matchesSearch,
  matchesWords,
  preferExactName,
  signUp,
  usernameKey,
} from './users';

const context = aRuleContext();
const signup = {
  username: 'Zoe\u0308',
  firstName: 'Zoë',
  lastName: 'Ito',
  avatar: '',
  isFirst: false,
};

test('signing up makes a person with an empty profile and a composed username', () => {
  expect(signUp(undefined, signup, aRuleContext())).toEqual({
    user: {
      _id: 'new-id',
      username: 'Zoë',
      usernameKey: 'zoë',
      ...BLANK_PROFILE,
      firstName: 'Zoë',
      lastName: 'Ito',
      seq: 101,
      createdAt: RULE_TIME,
      updatedAt: RULE_TIME,
    },
  });
});

test('signing up under a name that is taken is refused', () => {
  expect(signUp(aUser(), signup, context)).toBe('usernameTaken');
});

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

test('editing changes the fields given and refreshes the person', () => {
  const outcome = editProfile(aUser(), { bio: 'New' }, context);
  expect(outcome).toEqual({ user: { ...aUser(), bio: 'New', updatedAt: RULE_TIME } });
});

test('an edit may repeat the person’s own username', () => {
  expect(editProfile(aUser(), { username: 'ada' }, context)).toHaveProperty('user');
});

test.each(['Ada', 'ben', '', null, 7])('changing the username to %j is refused', (username) => {
  expect(editProfile(aUser(), { username }, context)).toBe('usernameFixed');
});

test.each([
  ['sum', true],
  [' MEL ', true],
  ['zoë', true],
  ['zoe\u0308', true],
  ['zoe', true],
  ['mélbá', true],
  ['\u0308', false],
  ['melba zoë', false],
  ['nobody', false],
])('searching for %j finds Melba Zoë (summer): %s', (term, expected) => {
  const user = aUser({ username: 'summer', firstName: 'Melba', lastName: 'Zoë' });
  expect(matchesSearch(user, term)).toBe(expected);
});

test.each([
  ['Ruth Almeida', true],
  ['almeida ruth', true],
  ['@reelruth', true],
  ['@reel ALMEIDA', true],
  ['Almeida, Ruth', true],
  ['Ruth Almeida (@reelruth)', true],
  ['ruth , almeida!', true],
  ['ruth okafor', false],
  ['@', false],
  ['', false],
])('by words, %j finds Ruth Almeida, @reelruth: %s', (term, expected) => {
  const ruth = aUser({ username: 'reelruth', firstName: 'Ruth', lastName: 'Almeida' });
  expect(matchesWords(ruth, term)).toBe(expected);
});
