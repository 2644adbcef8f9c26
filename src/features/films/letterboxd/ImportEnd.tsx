import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { modalClosed } from '../../ui/uiSlice';
import { describeEnd } from './describeEnd';
import { importDismissed, type LetterboxdState } from './letterboxdSlice';
import { RefusedLines } from './RefusedLines';

/** The result of the import. */
export function ImportEnd(state: Extract<LetterboxdState, { step: 'finished' }>) {
  const dispatch = useAppDispatch();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography role="status">{describeEnd(state)}</Typography>
        <RefusedLines count={state.counts.refused} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch(importDismissed())}>Import another</Button>
        <Button
          onClick={() => {
            dispatch(importDismissed());
            dispatch(modalClosed());
          }}
          variant="contained"
        >
          Done
        </Button>
      </DialogActions>
    </>
  );
}
