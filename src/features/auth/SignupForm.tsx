import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { errorMessage, errorStatus } from '../../api/errorMessage';
import { PasswordField } from '../../components/PasswordField';
import { UsernameField } from '../../components/UsernameField';
import { useSignupMutation } from './authApi';
import { PASSWORDS_DIFFER, validateSignup } from './validation';
import { REFUSALS } from '../../domain/errors';
import { readSignUpMode } from '../../lib/community';
import { makeAvatar } from './makeAvatar';
import { RefusalNote } from './RefusalNote';
import { useForm } from './useForm';

const [TAKEN] = REFUSALS.usernameTaken;

const [, INVITATION_NEEDED] = REFUSALS.invitationNeeded;

const EMPTY = { firstName: '', lastName: '', username: '', password: '', confirmPassword: '' };

/** Creates an account, with a generated avatar. */
export function SignupForm() {
  const [signup, { error: refusal, reset }] = useSignupMutation();
  const [isSending, setIsSending] = useState(false);
  const [search] = useSearchParams();
  const invited = search.get('invitation') ?? '';
  const [isByInvitation, setIsByInvitation] = useState(
    invited !== '' || readSignUpMode() === 'invite',
  );
  const { form, values, field, check } = useForm({ ...EMPTY, invitation: invited }, (typed) =>
    validateSignup(typed, isByInvitation),
  );

  const isTaken = errorStatus(refusal) === TAKEN;

  const send = async () => {
    const { firstName, lastName, username, password, invitation } = values;
    setIsSending(true);
    const avatar = await makeAvatar(firstName.trim());
    const { error } = await signup({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      username: username.trim(),
      password,
      avatar,
      ...(isByInvitation && { invitation }),
    });
    setIsSending(false);
    if (error === undefined) return;
    window.alert(errorMessage(error));
    // The page is older than what the server now asks for.
    if (errorMessage(error) === INVITATION_NEEDED) setIsByInvitation(true);
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
      <UsernameField
        {...field('username')}
        {...(isTaken && { error: true, helperText: errorMessage(refusal) })}
      />
      <PasswordField {...field('password')} autoComplete="new-password" label="Password" />
      <PasswordField
        {...field('confirmPassword')}
        autoComplete="new-password"
        label="Confirm password"
      />
      {isByInvitation && (
        <TextField
          {...field('invitation')}
          autoComplete="off"
          label="Invitation"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
      <RefusalNote>{refusal === undefined || isTaken ? null : errorMessage(refusal)}</RefusalNote>
      <Button aria-busy={isSending} sx={{ mt: 2 }} type="submit" variant="contained">
        Create New Account
      </Button>
    </Stack>
  );
}
