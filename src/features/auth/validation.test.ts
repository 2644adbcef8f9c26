import { validateLogin, validateSignup } from './validation';

const complete = {
  firstName: 'Mina',
  lastName: 'Okafor',
  username: 'mina',
  password: 'a secret',
  confirmPassword: 'a secret',
  invitation: '',
};

it('requires username and password', () => {
  expect(validateLogin({ username: ' ', password: '' })).toEqual({
    username: 'Username is required',
    password: 'Password is required',
  });
});

it('accepts a password of spaces, because passwords have no format', () => {
  expect(validateLogin({ username: 'mina', password: '  ' })).toEqual({});
});

it.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['username', 'Username is required'],
  ['confirmPassword', 'Confirm password is required'],
])('requires %s at signup', (field, error) => {
  expect(validateSignup({ ...complete, [field]: '' })).toEqual({ [field]: error });
});

it('requires the password at signup, and reports that it differs from its confirmation', () => {
  expect(validateSignup({ ...complete, password: '' })).toEqual({
    password: 'Password is required',
    confirmPassword: "Passwords don't match",
  });
});

it('reports that the two passwords differ', () => {
  expect(validateSignup({ ...complete, confirmPassword: 'another' })).toEqual({
    confirmPassword: "Passwords don't match",
  });
});

it('finds nothing wrong with a complete signup', () => {
  expect(validateSignup(complete)).toEqual({});
});

it.each([
  ['username', 'mina okafor', /^A username has 1 to 30 letters/],
  ['username', 'm'.repeat(31), /^A username has 1 to 30 letters/],
  ['firstName', 'M'.repeat(51), /^A first name can have at most 50 characters/],
  ['lastName', 'O'.repeat(51), /^A last name can have at most 50 characters/],
])('says at the field what the server would refuse: %s %s', (field, value, message) => {
  expect(validateSignup({ ...complete, [field]: value })).toEqual({
    [field]: expect.stringMatching(message),
  });
});

it('accepts spaces around a username, which are not sent', () => {
  expect(validateSignup({ ...complete, username: ' mina ' })).toEqual({});
});
