import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { CountedProgress } from '../../../components/CountedProgress';
import { importStopped, type LetterboxdState } from './letterboxdSlice';

type ImportRunningProps = Pick<
  Extract<LetterboxdState, { step: 'importing' }>,
  'done' | 'all' | 'isStopping'
>;

/** The progress of the import, which continues if the dialog is closed. */
export function ImportRunning({ done, all, isStopping }: ImportRunningProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <CountedProgress
          all={all}
          counted={isStopping ? 'Stopping …' : 'Importing …'}
          done={done}
          label="Import"
          uncounted="Importing …"
        />
        <Typography sx={{ color: 'text.secondary' }}>
          You can close this: the import goes on. What has been imported stays if you stop it.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button disabled={isStopping} onClick={() => dispatch(importStopped())}>
          Stop
        </Button>
      </DialogActions>
    </>
  );
}
