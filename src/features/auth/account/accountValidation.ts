import * as v from 'valibot';
import { PasswordSchema, UsernameSchema } from '../../../domain/authRequests';
import { PASSWORDS_DIFFER, validateLogin, type FieldErrors, type LoginValues } from '../validation';

export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** What the server would refuse. */
const problemOf = (schema: v.GenericSchema, value: string): string | undefined =>
  v.safeParse(schema, value, { abortEarly: true }).issues?.[0].message;

export const validatePassword = ({
  oldPassword,
  newPassword,
  confirmPassword,
}: PasswordValues): FieldErrors<keyof PasswordValues> => {
  const problem = problemOf(PasswordSchema, newPassword);
  return {
    ...(oldPassword === '' && { oldPassword: 'Old password is required' }),
    ...(problem !== undefined && { newPassword: problem }),
    ...(newPassword === '' && { newPassword: 'New password is required' }),
    ...(newPassword !== confirmPassword && { confirmPassword: PASSWORDS_DIFFER }),
    ...(confirmPassword === '' && { confirmPassword: 'Confirm new password is required' }),
  };
};

/** @param current the username that is to be another */
export const validateUsername = (
  values: LoginValues,
  current: string,
): FieldErrors<keyof LoginValues> => {
  // As the form sends it.
  const username = values.username.trim();
  const problem = problemOf(UsernameSchema, username);
  return {
    ...(problem !== undefined && { username: problem }),
    ...(username === current && { username: 'This is already your username' }),
    ...validateLogin(values),
  };
};

export const validateConfirmation = ({
  password,
}: {
  password: string;
}): FieldErrors<'password'> => ({
  ...(password === '' && { password: 'Password is required' }),
});
