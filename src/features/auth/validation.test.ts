import { validateLogin, validateSignup } from './validation';

const complete = {
  firstName: 'Mina',
  lastName: 'Okafor',
  username: 'mina',
  password: 'a secret',
  confirmPassword: 'a secret',
};

it('asks for username and password together', () => {
  expect(validateLogin({ username: ' ', password: '' })).toEqual({
    username: 'Username is required',
    password: 'Password is required',
  });
});

it('takes a password of blanks, for passwords have no format', () => {
  expect(validateLogin({ username: 'mina', password: '  ' })).toEqual({});
});

it.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['username', 'Username is required'],
  ['confirmPassword', 'Confirm password is required'],
])('asks for %s at signup', (field, error) => {
  expect(validateSignup({ ...complete, [field]: '' })).toEqual({ [field]: error });
});

it('asks for the password at signup, and says that it differs from its confirmation', () => {
  expect(validateSignup({ ...complete, password: '' })).toEqual({
    password: 'Password is required',
    confirmPassword: "Passwords don't match",
  });
});

it('says when the two passwords differ', () => {
  expect(validateSignup({ ...complete, confirmPassword: 'another' })).toEqual({
    confirmPassword: "Passwords don't match",
  });
});

it('finds nothing wrong with a complete signup', () => {
  expect(validateSignup(complete)).toEqual({});
});
