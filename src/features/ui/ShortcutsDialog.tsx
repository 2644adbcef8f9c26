import DialogContent from '@mui/material/DialogContent';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { ShortcutList } from './ShortcutList';
import { modalClosed } from './uiSlice';

/** Lists the single-key shortcuts. */
export function ShortcutsDialog() {
  const dispatch = useAppDispatch();
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title="Keyboard shortcuts">
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <ShortcutList />
      </DialogContent>
    </Dialog>
  );
}
