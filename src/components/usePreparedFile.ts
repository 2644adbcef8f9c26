import { useEffect, useRef, useState } from 'react';

/** Why a form cannot be submitted while `isPreparing`. */
export const PHOTO_IS_PREPARED = 'The photo is being prepared.';

/** A picked file that is being prepared for a form. */
export interface PreparedFile<Source = File> {
  /** The form cannot be submitted yet: the file is still being prepared. */
  isPreparing: boolean;
  /** Why the last file was refused. */
  problem: string | null;
  takeFile: (file: Source) => Promise<void>;
  /** Cancels the file that is being prepared. */
  cancel: () => void;
}

/**
 * Prepares picked files. Only the last one counts, and none is delivered after the form has
 * unmounted: the next form may belong to another user.
 * @param prepare rejects with an Error whose message is for users
 * @param onReady receives the prepared last file
 */
export const usePreparedFile = <Source, T>(
  prepare: (file: Source) => Promise<T>,
  onReady: (prepared: T) => void,
): PreparedFile<Source> => {
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef<Source>(null);

  useEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );

  const takeFile = async (file: Source) => {
    newest.current = file;
    const isNewest = () => newest.current === file;
    setProblem(null);
    setIsPreparing(true);
    try {
      const prepared = await prepare(file);
      if (isNewest()) onReady(prepared);
    } catch (reason) {
      if (isNewest())
        setProblem(reason instanceof Error ? reason.message : 'This photo could not be read.');
    } finally {
      if (isNewest()) setIsPreparing(false);
    }
  };

  const cancel = () => {
    newest.current = null;
    setIsPreparing(false);
  };

  return { isPreparing, problem, takeFile, cancel };
};
