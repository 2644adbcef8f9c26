import { inThisSession } from '../../../api/sameSession';
import { useEffect, useRef, useState } from 'react';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { CountedProgress } from '../../../components/CountedProgress';
import { Dialog } from '../../../components/Dialog';
import { FileButton } from '../../../components/FileButton';
import { transferToasts } from '../transferToasts';
import { modalClosed, selectImporting, toastQueued } from '../../ui/uiSlice';
import { runImport } from './runImport';

/** Imports a file of “Export my data” into the signed-in account. */
export function ImportDataDialog() {
  const store = useAppStore();
  const importing = useAppSelector(selectImporting);
  const [problem, setProblem] = useState<string | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const close = () => store.dispatch(modalClosed());

  const importFile = async (chosen: File) => {
    const isSameSession = inThisSession(store);
    const failure = await runImport(chosen, store);
    // The import continues after its dialog is closed. A dialog opened since then must not show its result.
    if (isShown.current && failure === null) close();
    else if (isShown.current) setProblem(failure);
    else if (failure !== null && isSameSession()) {
      store.dispatch(toastQueued(transferToasts.failed('data', 'imported', failure)));
    }
  };

  return (
    <Dialog onClose={close} open title="Import my data">
      <DialogContent sx={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
        <Typography>
          Choose a file you saved with “Export my data”, in this browser or another. Your profile
          becomes the one in the file. Posts, likes, bookmarks, follows, diary entries, films and
          lists that are not here yet are added to yours; posts keep their order and are dated
          today. Nothing is removed.
        </Typography>
        {importing ? (
          <CountedProgress
            {...importing}
            counted="Importing …"
            label="Import"
            uncounted="Reading the file …"
          />
        ) : (
          <>
            {problem !== null && (
              <FormHelperText error role="alert">
                {problem}
              </FormHelperText>
            )}
            <Box sx={{ ml: -3 }}>
              <FileButton
                accept="application/json,.json"
                icon={<FileUploadOutlined aria-hidden="true" />}
                label="Choose file"
                onPick={(file) => void importFile(file)}
              />
            </Box>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
