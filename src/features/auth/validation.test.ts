import { validateLogin, validateSignup } from './validation';

const complete = {
  firstName: 'Mina',
  lastName: 'Okafor',
  username: 'mina',
  password: 'a secret',
  confirmPassword: 'a secret',
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
