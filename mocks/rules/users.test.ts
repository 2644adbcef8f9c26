import { BLANK_PROFILE } from '../../src/domain/profile';
import { aUser, aRuleContext, RULE_TIME } from '../testing/records';
import { editProfile, signUp } from './users';

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
