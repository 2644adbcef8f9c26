import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useAppDispatch } from '../../../app/hooks';
import { Dialog } from '../../../components/Dialog';
import type { Modal } from '../../ui/overlays';
import { modalClosed } from '../../ui/uiSlice';

type SplitExport = Extract<Modal, { kind: 'splitExport' }>;

/** How to bring an export of several files to Letterboxd. It stays until it was read. */
export function SplitExportDialog({ fileName, files }: Omit<SplitExport, 'kind'>) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(modalClosed());
  return (
    <Dialog onClose={close} open title="Your films for Letterboxd">
      <DialogContent>
        <p>
          Letterboxd takes 1 MB a file, so your films are in {files} files in{' '}
          <bdi style={{ overflowWrap: 'anywhere' }}>{fileName}</bdi>.
        </p>
        <Box
          component="ol"
          sx={{ display: 'grid', gap: 3, m: 0, mt: 4, pl: 6, listStyle: 'decimal' }}
        >
          <li>Unpack the ZIP.</li>
          <li>Open letterboxd.com/import, and import the first file.</li>
          <li>Once Letterboxd has saved its films, import the next one the same way.</li>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} variant="contained">
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
