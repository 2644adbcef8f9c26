import { useState } from 'react';
import { errorMessage } from '../../api/errorMessage';
import { Button } from '../../components/Button';
import { PasswordInput } from '../../components/PasswordInput';
import { TextInput } from '../../components/TextInput';
import { useSignupMutation } from './authApi';
import { PASSWORDS_DIFFER, validateSignup } from './validation';
import { Actions, Form, Pair } from './formStyles';
import { makeAvatar } from './makeAvatar';
import { useForm } from './useForm';

const EMPTY = { firstName: '', lastName: '', username: '', password: '', confirmPassword: '' };

/** Makes an account, with an avatar drawn for it. */
export function SignupForm() {
  const [signup] = useSignupMutation();
  const [isSending, setIsSending] = useState(false);
  const { form, values, field, check } = useForm(EMPTY, validateSignup);

  const send = async () => {
    const { firstName, lastName, username, password } = values;
    setIsSending(true);
    const avatar = await makeAvatar(firstName.trim());
    const { error } = await signup({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      username: username.trim(),
      password,
      avatar,
    });
    setIsSending(false);
    if (error !== undefined) window.alert(errorMessage(error));
  };

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faults = check();
    if (faults?.confirmPassword === PASSWORDS_DIFFER) window.alert(PASSWORDS_DIFFER);
    if (faults === null && !isSending) void send();
  };

  return (
    <Form aria-label="Sign up" noValidate onSubmit={submit} ref={form}>
      <Pair>
        <TextInput {...field('firstName')} autoComplete="given-name" label="First name" />
        <TextInput {...field('lastName')} autoComplete="family-name" label="Last name" />
      </Pair>
      <TextInput
        {...field('username')}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        label="Username"
      />
      <PasswordInput {...field('password')} autoComplete="new-password" label="Password" />
      <PasswordInput
        {...field('confirmPassword')}
        autoComplete="new-password"
        label="Confirm password"
      />
      <Actions>
        <Button aria-busy={isSending} type="submit">
          Create New Account
        </Button>
      </Actions>
    </Form>
  );
}
