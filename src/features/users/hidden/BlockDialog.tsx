import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useAppDispatch } from '../../../app/hooks';
import { Dialog } from '../../../components/Dialog';
import type { UserSummary } from '../../../domain/entities';
import { focusContent } from '../../../lib/focus';
import { fullName } from '../../../lib/people';
import { modalClosed } from '../../ui/uiSlice';
import { useHiding } from './useHiding';

interface BlockDialogProps {
  user: UserSummary;
  /** Whether the page behind is the person's profile or post. */
  isTheirs: boolean;
}

/** Asks before somebody is blocked whom the viewer follows: unblocking does not bring the follow back. */
export function BlockDialog({ user, isTheirs }: BlockDialogProps) {
  const dispatch = useAppDispatch();
  const { block } = useHiding(user, isTheirs);
  const close = () => dispatch(modalClosed());
  const name = fullName(user);
  return (
    <Dialog name={name} onClose={close} open title={`Block ${name}?`}>
      <DialogContent>
        <p>You will stop following them. Unblocking does not bring that back.</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button
          color="error"
          onClick={() => {
            block();
            // The button that opened the menu leaves with its post, so the page takes the focus.
            setTimeout(focusContent);
          }}
          variant="outlined"
        >
          Block
        </Button>
      </DialogActions>
    </Dialog>
  );
}
