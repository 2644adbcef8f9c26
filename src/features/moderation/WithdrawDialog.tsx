import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { errorMessage } from '../../api/errorMessage';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { focusContent } from '../../lib/focus';
import { toasts } from '../ui/toast';
import { modalClosed, toastQueued } from '../ui/uiSlice';
import { useWithdrawInvitationMutation } from './invitationsApi';

/** Asks before an invitation is withdrawn: whoever has its link can no longer use it. */
export function WithdrawDialog({ code }: { code: string }) {
  const dispatch = useAppDispatch();
  const [withdraw] = useWithdrawInvitationMutation();
  const close = () => dispatch(modalClosed());

  const withdrawNow = async () => {
    close();
    // The button that opened the dialog leaves with its invitation, so the page takes the focus.
    setTimeout(focusContent);
    const { error } = await withdraw(code);
    if (error !== undefined) dispatch(toastQueued(toasts.failed(errorMessage(error))));
  };

  return (
    <Dialog onClose={close} open title="Withdraw this invitation?">
      <DialogContent>
        <p>Nobody can sign up with its link any more. You can always make another.</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button color="error" onClick={() => void withdrawNow()} variant="outlined">
          Withdraw
        </Button>
      </DialogActions>
    </Dialog>
  );
}
