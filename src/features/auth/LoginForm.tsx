import { Button } from '../../components/Button';
import { PasswordInput } from '../../components/PasswordInput';
import { TextInput } from '../../components/TextInput';
import { GUEST } from '../../domain/demoAccounts';
import { useLoginMutation } from './authApi';
import { validateLogin } from './validation';
import { Actions, Form } from './formStyles';
import { useForm } from './useForm';

/** Signs in by username and password, or as the guest. */
export function LoginForm() {
  const [login, { isLoading }] = useLoginMutation();
  const { form, values, field, check } = useForm({ username: '', password: '' }, validateLogin);

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check() === null && !isLoading) void login({ ...values, how: 'form' });
  };

  const enterAsGuest = () => {
    if (!isLoading) void login({ ...GUEST, how: 'guest' });
  };

  return (
    <Form aria-label="Login" noValidate onSubmit={submit} ref={form}>
      <TextInput
        {...field('username')}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        label="Username"
      />
      <PasswordInput {...field('password')} autoComplete="current-password" label="Password" />
      <Actions>
        <Button aria-busy={isLoading} type="submit">
          Login
        </Button>
        <Button look="outlined" onClick={enterAsGuest}>
          Guest Mode
        </Button>
      </Actions>
    </Form>
  );
}
