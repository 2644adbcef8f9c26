import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PasswordField } from '../../../components/PasswordField';
import { useChangePasswordMutation } from './accountApi';
import { accountToasts } from './accountToasts';
import { validatePassword, type PasswordValues } from './accountValidation';
import { UsernameHint } from './UsernameHint';
import { useAccountForm } from './useAccountForm';
import { WRONG_PASSWORD } from './wrongPassword';

const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password. */
export function PasswordForm({ username }: { username: string }) {
  const [changePassword] = useChangePasswordMutation();
  const { formProps, field, isSending } = useAccountForm<keyof PasswordValues>({
    initial: EMPTY,
    validate: validatePassword,
    send: ({ oldPassword, newPassword }) => changePassword({ password: oldPassword, newPassword }),
    refused: [{ name: 'wrongPassword', field: 'oldPassword', says: WRONG_PASSWORD }],
    done: { toast: accountToasts.passwordChanged, next: EMPTY },
  });
  return (
    <Stack {...formProps} sx={{ gap: 4 }}>
      <UsernameHint username={username} />
      <PasswordField
        {...field('oldPassword')}
        autoComplete="current-password"
        label="Old password"
      />
      <PasswordField {...field('newPassword')} autoComplete="new-password" label="New password" />
      <PasswordField
        {...field('confirmPassword')}
        autoComplete="new-password"
        label="Confirm new password"
      />
      <Button aria-busy={isSending} type="submit" variant="contained">
        Change password
      </Button>
    </Stack>
  );
}
