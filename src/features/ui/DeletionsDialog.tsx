import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { LIMITS } from '../../domain/limits';
import { focusContent } from '../../lib/focus';
import { useNow } from '../../lib/useNow';
import { clampLines } from '../../theme/clampLines';
import { deletionRestored, selectDeletions, type Deletion } from './deletionsSlice';
import { modalClosed } from './uiSlice';

const canRestore = ({ deletedAt }: Deletion): boolean => Date.now() - deletedAt < LIMITS.restoreMs;

/** What the user deleted in the last minute, each with a button that restores it. */
export function DeletionsDialog() {
  const dispatch = useAppDispatch();
  const deletions = useAppSelector(selectDeletions);
  // The latest come first, so that those in time do, too.
  const inTime = useNow(() => deletions.filter(canRestore).length);
  const restore = ({ id, undo }: Deletion) => {
    if (undo) dispatch(undo);
    dispatch(deletionRestored(id));
    if (inTime === 1) dispatch(modalClosed());
    else focusContent();
  };
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title="Deleted in the last minute">
      <DialogContent>
        {inTime === 0 && <p>Nothing was deleted in the last minute.</p>}
        <List aria-label="Deleted in the last minute" disablePadding>
          {deletions.slice(0, inTime).map((deletion) => (
            <ListItem
              disableGutters
              key={deletion.id}
              secondaryAction={
                <Button
                  aria-label={`Restore: ${deletion.deleted}`}
                  onClick={() => restore(deletion)}
                  size="small"
                  variant="outlined"
                >
                  Restore
                </Button>
              }
              sx={{ pr: 30 }}
            >
              <ListItemText
                primary={deletion.deleted}
                slotProps={{ primary: { dir: 'auto', sx: clampLines(2) } }}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
    </Dialog>
  );
}
