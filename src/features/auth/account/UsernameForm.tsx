import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PasswordField } from '../../../components/PasswordField';
import { UsernameField } from '../../../components/UsernameField';
import { REFUSALS } from '../../../domain/errors';
import { useChangeUsernameMutation } from './accountApi';
import { accountToasts } from './accountToasts';
import { validateUsername } from './accountValidation';
import { useAccountForm } from './useAccountForm';
import { WRONG_PASSWORD } from './wrongPassword';

/** Changes the username. */
export function UsernameForm({ username: current }: { username: string }) {
  const [changeUsername] = useChangeUsernameMutation();
  const { formProps, field, isSending } = useAccountForm({
    initial: { username: current, password: '' },
    validate: (values) => validateUsername(values, current),
    send: ({ username, password }) => changeUsername({ username: username.trim(), password }),
    refused: [
      { name: 'usernameTaken', field: 'username', says: REFUSALS.usernameTaken[1] },
      { name: 'wrongPassword', field: 'password', says: WRONG_PASSWORD },
    ],
    done: { toast: accountToasts.usernameChanged, next: { password: '' } },
  });
  return (
    <Stack {...formProps} sx={{ gap: 4 }}>
      <UsernameField {...field('username')} />
      <PasswordField {...field('password')} autoComplete="current-password" label="Password" />
      <Button aria-busy={isSending} type="submit" variant="contained">
        Change username
      </Button>
    </Stack>
  );
}
