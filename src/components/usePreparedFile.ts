import { useEffect, useRef, useState } from 'react';

/** A picked file on its way into a form. */
export interface PreparedFile {
  /** The form must wait: the file is not in it yet. */
  isPreparing: boolean;
  /** Why the last file was refused. */
  problem: string | null;
  takeFile: (file: File) => Promise<void>;
}

/**
 * Prepares picked files. Only the last one counts, and none arrives once the form is gone: the
 * next form may be another person's.
 * @param prepare rejects with an Error whose message is for people
 * @param onReady receives what the last file became
 */
export const usePreparedFile = <T>(
  prepare: (file: File) => Promise<T>,
  onReady: (prepared: T) => void,
): PreparedFile => {
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
      const prepared = await prepare(file);
      if (isNewest()) onReady(prepared);
    } catch (reason) {
      if (isNewest())
        setProblem(reason instanceof Error ? reason.message : 'This picture could not be read.');
    } finally {
      if (isNewest()) setIsPreparing(false);
    }
  };

  return { isPreparing, problem, takeFile };
};
