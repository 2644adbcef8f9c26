import DialogContent from '@mui/material/DialogContent';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CountedProgress } from '../../../components/CountedProgress';
import { Dialog } from '../../../components/Dialog';
import { modalClosed } from '../../ui/uiSlice';
import { ChooseExport } from './ChooseExport';
import { ExportPreview } from './ExportPreview';
import { ImportEnd } from './ImportEnd';
import { ImportRunning } from './ImportRunning';
import { selectLetterboxd } from './letterboxdSlice';

function Step() {
  const state = useAppSelector(selectLetterboxd);
  switch (state.step) {
    case 'idle':
      return <ChooseExport />;
    case 'refused':
      return <ChooseExport problem={state.why} />;
    case 'reading':
    case 'matching':
      return (
        <DialogContent>
          <CountedProgress
            counted="Looking for your films …"
            done={state.step === 'matching' ? state.done : 0}
            label="Import"
            all={state.step === 'matching' ? state.all : 0}
            uncounted="Reading the export …"
          />
        </DialogContent>
      );
    case 'preview':
      return <ExportPreview preview={state.preview} />;
    case 'importing':
      return <ImportRunning {...state} />;
    case 'finished':
      return <ImportEnd {...state} />;
  }
}

/** Imports a diary from Letterboxd: choose the export, preview the import, confirm it. */
export function LetterboxdDialog() {
  const dispatch = useAppDispatch();
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title="Import from Letterboxd">
      <Step />
    </Dialog>
  );
}
