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
export function SplitExportDialog({
  fileName,
  files,
  lists,
  splitLists,
  loved,
}: Omit<SplitExport, 'kind'>) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(modalClosed());
  return (
    <Dialog onClose={close} open title="Your films for Letterboxd">
      <DialogContent>
        <p>
          {files === 1
            ? 'Your films are in '
            : `Letterboxd takes 1 MB a file, so your films are in ${files} files in `}
          <bdi style={{ overflowWrap: 'anywhere' }}>{fileName}</bdi>.
        </p>
        <Box
          component="ol"
          sx={{ display: 'grid', gap: 3, m: 0, mt: 4, pl: 6, listStyle: 'decimal' }}
        >
          <li>Unpack the ZIP.</li>
          {files === 1 ? (
            <li>Open letterboxd.com/import, and import the file beside the folders.</li>
          ) : (
            <>
              <li>Open letterboxd.com/import, and import the first file.</li>
              <li>Once Letterboxd has saved its films, import the next one the same way.</li>
            </>
          )}
          {lists > 0 && (
            <li>
              For each list in the folder “lists”, start a new list on Letterboxd and import the
              file there. It has the films and notes, and its name is the title. A description is in
              the text file of that name: copy it.
            </li>
          )}
          {splitLists > 0 && (
            <li>
              Files called “1 of 2”, “2 of 2” are one list: import them into the same list, one
              after another.
            </li>
          )}
        </Box>
        {loved > 0 && (
          <Box component="p" sx={{ mt: 4 }}>
            Letterboxd’s importer takes no loved films. They are in likes/films.csv, which “Import
            from Letterboxd” here can read.
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} variant="contained">
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
