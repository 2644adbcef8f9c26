import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { preparePhoto } from '../../lib/photos/preparePhoto';
import { notices } from '../ui/notice';
import { noticeQueued } from '../ui/uiSlice';

/**
 * Takes a picked, pasted or dropped file into a draft: checked, shrunk and re-encoded.
 * @param onPhoto receives the photo as a data URL
 */
export const usePhotoDraft = (onPhoto: (dataUrl: string) => void) => {
  const dispatch = useAppDispatch();
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const takeFile = async (file: File) => {
    setProblem(null);
    setIsPreparing(true);
    try {
      const { dataUrl, note } = await preparePhoto(file);
      onPhoto(dataUrl);
      if (note !== null) dispatch(noticeQueued(notices.told(note)));
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : 'This photo could not be read.');
    } finally {
      setIsPreparing(false);
    }
  };

  return { isPreparing, problem, takeFile };
};
