import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PasswordField } from '../../../components/PasswordField';
import { useEndSessionsMutation } from './accountApi';
import { accountToasts } from './accountToasts';
import { validateConfirmation } from './accountValidation';
import { UsernameHint } from './UsernameHint';
import { useAccountForm } from './useAccountForm';
import { WRONG_PASSWORD } from './wrongPassword';

/** Ends all sessions but this one. */
export function EndSessionsForm({ username }: { username: string }) {
  const [endSessions] = useEndSessionsMutation();
  const { formProps, field, isSending } = useAccountForm({
    initial: { password: '' },
    validate: validateConfirmation,
    send: endSessions,
    refused: [{ name: 'wrongPassword', field: 'password', says: WRONG_PASSWORD }],
    done: { toast: accountToasts.sessionsEnded, next: { password: '' } },
  });
  return (
    <Stack {...formProps} sx={{ gap: 4 }}>
      <UsernameHint username={username} />
      <PasswordField {...field('password')} autoComplete="current-password" label="Password" />
      <Button aria-busy={isSending} type="submit" variant="outlined">
        Log out everywhere else
      </Button>
    </Stack>
  );
}
