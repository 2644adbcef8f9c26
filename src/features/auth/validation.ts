import * as v from 'valibot';
import { isBlank } from '../../domain/blank';
import { signupSchema } from '../../domain/authRequests';

/** The error message of each invalid field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface LoginValues {
  username: string;
  password: string;
}

export interface SignupValues extends LoginValues {
  firstName: string;
  lastName: string;
  confirmPassword: string;
  invitation: string;
}

export const PASSWORDS_DIFFER = "Passwords don't match";

export const validateLogin = ({
  username,
  password,
}: LoginValues): FieldErrors<keyof LoginValues> => ({
  ...(isBlank(username) && { username: 'Username is required' }),
  ...(password === '' && { password: 'Password is required' }),
});

/** What the server would refuse, by field, such as a username with a space. */
const serverErrors = (values: SignupValues): FieldErrors<keyof SignupValues> => {
  const { issues = [] } = v.safeParse(signupSchema(''), { ...values, avatar: '' });
  const messages = new Map(issues.map(({ path, message }) => [path?.[0].key, message]));
  const messageOf = (field: 'firstName' | 'lastName' | 'username' | 'password') => {
    const message = messages.get(field);
    return message === undefined ? {} : { [field]: message };
  };
  return {
    ...messageOf('firstName'),
    ...messageOf('lastName'),
    ...messageOf('username'),
    ...messageOf('password'),
  };
};

/** @param isByInvitation whether the server wants one */
export const validateSignup = (
  values: SignupValues,
  isByInvitation = false,
): FieldErrors<keyof SignupValues> => {
  const { firstName, lastName, password, confirmPassword, invitation } = values;
  return {
    // As the form sends it.
    ...serverErrors({ ...values, username: values.username.trim() }),
    ...(isBlank(firstName) && { firstName: 'First name is required' }),
    ...(isBlank(lastName) && { lastName: 'Last name is required' }),
    ...validateLogin(values),
    ...(password !== confirmPassword && { confirmPassword: PASSWORDS_DIFFER }),
    ...(confirmPassword === '' && { confirmPassword: 'Confirm password is required' }),
    ...(isByInvitation && isBlank(invitation) && { invitation: 'Invitation is required' }),
  };
};
