import { useState } from 'react';
import styled from '@emotion/styled';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { useAppStore } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { Dialog } from '../../../components/Dialog';
import { FileButton } from '../../../components/FileButton';
import { colour, space } from '../../../theme/tokens';
import { modalClosed, selectModal } from '../../ui/uiSlice';
import { readDataFile } from './dataFile';
import { importData } from './importData';

const Body = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  padding: space(5),
  '& > label': { marginLeft: space(-3) },
});
const Problem = styled('p')({ color: colour.danger });
const Progress = styled('p')({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

type Step = { kind: 'choosing'; problem: string | null } | { kind: 'importing'; progress: string };

/** Brings a file that “Export my data” has written into the account that is signed in. */
export function ImportDataDialog() {
  const store = useAppStore();
  const [step, setStep] = useState<Step>({ kind: 'choosing', problem: null });
  const close = () => store.dispatch(modalClosed());

  const take = async (chosen: File) => {
    setStep({ kind: 'importing', progress: 'Reading the file …' });
    try {
      const file = await readDataFile(chosen);
      await importData(file, store, (done, all) => {
        setStep({ kind: 'importing', progress: `Importing … ${done} of ${all}` });
      });
      if (selectModal(store.getState())?.kind === 'importData') close();
    } catch (error) {
      const problem = error instanceof Error ? error.message : errorMessage(error);
      setStep({ kind: 'choosing', problem });
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
        {step.kind === 'choosing' ? (
          <>
            {step.problem !== null && <Problem role="alert">{step.problem}</Problem>}
            <FileButton
              accept="application/json,.json"
              icon={<FileUploadOutlined aria-hidden="true" />}
              label="Choose file"
              onPick={(file) => void take(file)}
            />
          </>
        ) : (
          <Progress role="status">{step.progress}</Progress>
        )}
      </Body>
    </Dialog>
  );
}
