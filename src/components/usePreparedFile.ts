import { useEffect, useRef, useState } from 'react';

/** A picked file that is being prepared for a form. */
export interface PreparedFile<Source = File> {
  /** The form must wait: the file is not in it yet. */
  isPreparing: boolean;
  /** Why the last file was refused. */
  problem: string | null;
  takeFile: (file: Source) => Promise<void>;
  /** Cancels the file that is being prepared. */
  drop: () => void;
}

/**
 * Prepares picked files. Only the last one counts, and none is delivered once the form is gone: the
 * next form may be another person's.
 * @param prepare rejects with an Error whose message is for people
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
        setProblem(reason instanceof Error ? reason.message : 'This picture could not be read.');
    } finally {
      if (isNewest()) setIsPreparing(false);
    }
  };

  const drop = () => {
    newest.current = null;
    setIsPreparing(false);
  };

  return { isPreparing, problem, takeFile, drop };
};
