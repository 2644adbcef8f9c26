import { useEffect, useState } from 'react';
import { usePreparedFile } from '../../components/usePreparedFile';
import { openPicture, type OpenedPicture } from '../../lib/photos/openPicture';
import type { Area } from '../../lib/photos/placePicture';
import { prepareAvatar } from '../../lib/photos/prepareAvatar';

interface Cut {
  file: File;
  area?: Area;
}

/**
 * Takes a picked file as an avatar: its middle at once, and what its person cuts of it then.
 * @param avatar the one that is shown, which comes back when the new one is given up
 * @param onAvatar receives the avatar as a data URL
 */
export const useAvatarDraft = (avatar: string, onAvatar: (dataUrl: string) => void) => {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [earlier, setEarlier] = useState(avatar);
  const cutting = usePreparedFile(({ file, area }: Cut) => prepareAvatar(file, area), onAvatar);
  const opening = usePreparedFile(openPicture, (opened) => {
    setPicture(opened);
    if (!picture) setEarlier(avatar);
    void cutting.takeFile({ file: opened.file });
  });

  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.url);
    },
    [picture],
  );

  return {
    picture,
    isPreparing: opening.isPreparing || cutting.isPreparing,
    problem: opening.problem ?? cutting.problem,
    pick: (file: File) => void opening.takeFile(file),
    cut: (area: Area) => {
      if (picture) void cutting.takeFile({ file: picture.file, area });
    },
    accept: () => setPicture(null),
    giveUp: () => {
      cutting.cancel();
      setPicture(null);
      onAvatar(earlier);
    },
  };
};
