import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Dialog } from '../../../components/Dialog';
import { PasswordField } from '../../../components/PasswordField';
import { dataRequested } from '../../transfer/ownData/ownDataActions';
import { modalClosed } from '../../ui/uiSlice';
import { selectSessionUser } from '../authSlice';
import { useDeleteAccountMutation } from './accountApi';
import { validateConfirmation } from './accountValidation';
import { UsernameHint } from './UsernameHint';
import { useAccountForm } from './useAccountForm';
import { WRONG_PASSWORD } from './wrongPassword';

/** Says what becomes of a deleted account, and deletes it with the password. */
export function DeleteAccountDialog() {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectSessionUser)?.username ?? '';
  const [deleteAccount] = useDeleteAccountMutation();
  const close = () => dispatch(modalClosed());
  const { formProps, field, isSending } = useAccountForm({
    initial: { password: '' },
    validate: validateConfirmation,
    send: deleteAccount,
    refused: [{ name: 'wrongPassword', field: 'password', says: WRONG_PASSWORD }],
  });
  return (
    <Dialog onClose={close} open title="Delete my account">
      <Stack {...formProps} aria-label="Delete my account">
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <p>
            You will be logged out everywhere, and from then on nobody sees your profile or anything
            you posted. If you log in within seven days, all of it is back.
          </p>
          <p>
            After seven days everything is erased for good: posts, replies, diary, ratings, lists,
            likes, follows and photos. Where somebody answered you, “This post was deleted” is left.
            Your username is free for others then.
          </p>
          <Stack sx={{ alignItems: 'start', gap: 4 }}>
            <Button onClick={() => dispatch(dataRequested())} variant="outlined">
              Export my data
            </Button>
            <UsernameHint username={username} />
            <PasswordField
              {...field('password')}
              autoComplete="current-password"
              fullWidth
              label="Password"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button aria-busy={isSending} color="error" type="submit" variant="outlined">
            Delete account
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
