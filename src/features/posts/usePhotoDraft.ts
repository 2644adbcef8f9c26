import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { preparePhoto } from '../../lib/photos/preparePhoto';
import { notices } from '../ui/notice';
import { noticeQueued } from '../ui/uiSlice';

/** A photo on its way into a draft. */
export interface PhotoDraft {
  /** The draft must wait: its photo is not in it yet. */
  isPreparing: boolean;
  /** Why the last file was refused. */
  problem: string | null;
  takeFile: (file: File) => Promise<void>;
}

/**
 * Takes a picked, pasted or dropped file into a draft: checked, shrunk and re-encoded. Only the
 * last file counts, and none arrives once the form is gone: the next one may be another's.
 * @param onPhoto receives the photo as a data URL
 */
export const usePhotoDraft = (onPhoto: (dataUrl: string) => void): PhotoDraft => {
  const dispatch = useAppDispatch();
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef<File>(null);

  useEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );

  const takeFile = async (file: File) => {
    newest.current = file;
    const isNewest = () => newest.current === file;
    setProblem(null);
    setIsPreparing(true);
    try {
      const { dataUrl, note } = await preparePhoto(file);
      if (!isNewest()) return;
      onPhoto(dataUrl);
      if (note !== null) dispatch(noticeQueued(notices.told(note)));
    } catch (reason) {
      if (isNewest())
        setProblem(reason instanceof Error ? reason.message : 'This photo could not be read.');
    } finally {
      if (isNewest()) setIsPreparing(false);
    }
  };

  return { isPreparing, problem, takeFile };
};
