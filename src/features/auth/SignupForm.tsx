import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { errorMessage, errorStatus } from '../../api/errorMessage';
import { PasswordField } from '../../components/PasswordField';
import { useSignupMutation } from './authApi';
import { PASSWORDS_DIFFER, validateSignup } from './validation';
import { REFUSALS } from '../../domain/errors';
import { makeAvatar } from './makeAvatar';
import { RefusalNote } from './RefusalNote';
import { useForm } from './useForm';

const [TAKEN] = REFUSALS.usernameTaken;

const EMPTY = { firstName: '', lastName: '', username: '', password: '', confirmPassword: '' };

/** Creates an account, with a generated avatar. */
export function SignupForm() {
  const [signup, { error: refusal, reset }] = useSignupMutation();
  const [isSending, setIsSending] = useState(false);
  const { form, values, field, check } = useForm(EMPTY, validateSignup);

  const isTaken = errorStatus(refusal) === TAKEN;

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
    if (error === undefined) return;
    window.alert(errorMessage(error));
    // The focus goes to the username if it is taken.
    if (errorStatus(error) === TAKEN) check();
  };

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const errors = check();
    if (errors?.confirmPassword === PASSWORDS_DIFFER) window.alert(PASSWORDS_DIFFER);
    if (errors === null && !isSending) void send();
  };

  return (
    <Stack
      aria-label="Sign up"
      component="form"
      noValidate
      onInput={reset}
      onSubmit={submit}
      ref={form}
      sx={{ gap: 4 }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'start', gap: 4 }}>
        <TextField {...field('firstName')} autoComplete="given-name" label="First name" />
        <TextField {...field('lastName')} autoComplete="family-name" label="Last name" />
      </Stack>
      <TextField
        {...field('username')}
        {...(isTaken && { error: true, helperText: errorMessage(refusal) })}
        autoComplete="username"
        label="Username"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField {...field('password')} autoComplete="new-password" label="Password" />
      <PasswordField
        {...field('confirmPassword')}
        autoComplete="new-password"
        label="Confirm password"
      />
      <RefusalNote>{refusal === undefined || isTaken ? null : errorMessage(refusal)}</RefusalNote>
      <Button aria-busy={isSending} sx={{ mt: 2 }} type="submit" variant="contained">
        Create New Account
      </Button>
    </Stack>
  );
}
