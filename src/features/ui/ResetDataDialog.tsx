import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { dataReset } from '../../api/actions';
import { modalClosed } from './uiSlice';

/** Asks for confirmation before all data in this browser is replaced by the sample data. */
export function ResetDataDialog() {
  const dispatch = useAppDispatch();
  const close = () => dispatch(modalClosed());
  return (
    <Dialog onClose={close} open title="Reset sample data">
      <DialogContent>
        <p>
          Every account, post, diary, list, like, bookmark and follow made in this browser will be
          deleted, and the five sample people come back with their six posts. You will be logged
          out. To keep a copy of what’s yours, choose “Export my data” in Settings first.
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button
          color="error"
          onClick={() => {
            dispatch(dataReset());
            close();
          }}
          variant="outlined"
        >
          Reset everything
        </Button>
      </DialogActions>
    </Dialog>
  );
}
