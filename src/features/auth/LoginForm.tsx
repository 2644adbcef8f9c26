import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PasswordField } from '../../components/PasswordField';
import { UsernameField } from '../../components/UsernameField';
import { GUEST } from '../../domain/demoAccounts';
import { onlyWithSamples } from '../../lib/serverHome';
import { useLoginMutation } from './authApi';
import { loginAdvice } from './loginRefusal';
import { RefusalNote } from './RefusalNote';
import { validateLogin } from './validation';
import { useForm } from './useForm';

/** Signs in by username and password, or as the guest. */
export function LoginForm() {
  const [login, { error, isLoading, reset }] = useLoginMutation();
  const { form, values, field, check } = useForm({ username: '', password: '' }, validateLogin);

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check() === null && !isLoading) void login({ ...values, how: 'form' });
  };

  const enterAsGuest = () => {
    if (!isLoading) void login({ ...GUEST, how: 'guest' });
  };

  return (
    <Stack
      aria-label="Login"
      component="form"
      noValidate
      onInput={reset}
      onSubmit={submit}
      ref={form}
      sx={{ gap: 4 }}
    >
      <UsernameField {...field('username')} />
      <PasswordField {...field('password')} autoComplete="current-password" label="Password" />
      <RefusalNote>{error === undefined ? null : loginAdvice(error)}</RefusalNote>
      <Stack sx={{ gap: 3, mt: 2 }}>
        <Button aria-busy={isLoading} type="submit" variant="contained">
          Login
        </Button>
        <Button onClick={enterAsGuest} sx={onlyWithSamples} variant="outlined">
          Guest Mode
        </Button>
      </Stack>
    </Stack>
  );
}
