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
}

export const PASSWORDS_DIFFER = "Passwords don't match";

const isBlank = (value: string) => value.trim() === '';

export const validateLogin = ({
  username,
  password,
}: LoginValues): FieldErrors<keyof LoginValues> => ({
  ...(isBlank(username) && { username: 'Username is required' }),
  ...(password === '' && { password: 'Password is required' }),
});

export const validateSignup = (values: SignupValues): FieldErrors<keyof SignupValues> => {
  const { firstName, lastName, password, confirmPassword } = values;
  return {
    ...(isBlank(firstName) && { firstName: 'First name is required' }),
    ...(isBlank(lastName) && { lastName: 'Last name is required' }),
    ...validateLogin(values),
    ...(password !== confirmPassword && { confirmPassword: PASSWORDS_DIFFER }),
    ...(confirmPassword === '' && { confirmPassword: 'Confirm password is required' }),
  };
};
