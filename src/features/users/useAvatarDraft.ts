import { useState } from 'react';
import { prepareAvatar } from '../../lib/photos/prepareAvatar';

/**
 * Takes a picked file as an avatar: checked, cut square and shrunk.
 * @param onAvatar receives the avatar as a data URL
 */
export const useAvatarDraft = (onAvatar: (dataUrl: string) => void) => {
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const takeFile = async (file: File) => {
    setProblem(null);
    setIsPreparing(true);
    try {
      onAvatar(await prepareAvatar(file));
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : 'This picture could not be read.');
    } finally {
      setIsPreparing(false);
    }
  };

  return { isPreparing, problem, takeFile };
};
