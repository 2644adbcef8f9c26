import { useEffect, useRef, useState } from 'react';
import styled from '@emotion/styled';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { Dialog } from '../../../components/Dialog';
import { FileButton } from '../../../components/FileButton';
import { colour, space } from '../../../theme/tokens';
import { selectToken } from '../../auth/authSlice';
import { toasts } from '../../ui/toast';
import { modalClosed, toastQueued, selectImporting } from '../../ui/uiSlice';
import { runImport } from './runImport';

const Body = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  padding: space(5),
  '& > label': { marginLeft: space(-3) },
});
const Problem = styled('p')({ color: colour.danger });
const Progress = styled('p')({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

/** Brings a file that “Export my data” has written into the account that is signed in. */
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

  const take = async (chosen: File) => {
    const token = selectToken(store.getState());
    const found = await runImport(chosen, store);
    // The import goes on behind a dialog that was closed; one opened since is not its own.
    if (isShown.current && found === null) close();
    else if (isShown.current) setProblem(found);
    else if (found !== null && selectToken(store.getState()) === token) {
      const text = `Your data could not be imported. ${found}`;
      store.dispatch(toastQueued(toasts.ownDataFailed(text)));
    }
  };

  return (
    <Dialog onClose={close} open title="Import my data">
      <Body>
        <p>
          Choose a file that “Export my data” has written, in this browser or in another. Your
          profile becomes the one in the file. Posts, likes, bookmarks and follows that are not here
          yet are added to yours; posts keep their order and bear today’s date. Nothing is removed.
        </p>
        {importing ? (
          <Progress role="status">
            {importing.all === 0
              ? 'Reading the file …'
              : `Importing … ${importing.done} of ${importing.all}`}
          </Progress>
        ) : (
          <>
            {problem !== null && <Problem role="alert">{problem}</Problem>}
            <FileButton
              accept="application/json,.json"
              icon={<FileUploadOutlined aria-hidden="true" />}
              label="Choose file"
              onPick={(file) => void take(file)}
            />
          </>
        )}
      </Body>
    </Dialog>
  );
}
