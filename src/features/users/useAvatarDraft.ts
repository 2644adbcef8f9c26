import { useEffect, useState } from 'react';
import { usePreparedFile } from '../../components/usePreparedFile';
import { holdPicture } from '../../lib/pictureFiles';
import { openPicture, type OpenedPicture } from '../../lib/photos/openPicture';
import type { Area } from '../../lib/photos/placePicture';
import { prepareAvatar } from '../../lib/photos/prepareAvatar';

interface CropRequest {
  file: File;
  area?: Area;
}

/**
 * Prepares a picked file as an avatar: its centre at once, then each crop that the user makes.
 * @param avatar the current avatar, which is restored on cancel
 * @param onAvatar receives the new avatar's address
 */
export const useAvatarDraft = (avatar: string, onAvatar: (address: string) => void) => {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [previousAvatar, setPreviousAvatar] = useState(avatar);
  const cropping = usePreparedFile(
    ({ file, area }: CropRequest) => prepareAvatar(file, area),
    (dataUrl) => onAvatar(holdPicture(dataUrl)),
  );
  const opening = usePreparedFile(openPicture, (opened) => {
    setPicture(opened);
    if (!picture) setPreviousAvatar(avatar);
    void cropping.takeFile({ file: opened.file });
  });

  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.url);
    },
    [picture],
  );

  return {
    picture,
    isPreparing: opening.isPreparing || cropping.isPreparing,
    problem: opening.problem ?? cropping.problem,
    pick: (file: File) => void opening.takeFile(file),
    crop: (area: Area) => {
      if (picture) void cropping.takeFile({ file: picture.file, area });
    },
    accept: () => setPicture(null),
    cancel: () => {
      cropping.cancel();
      setPicture(null);
      onAvatar(previousAvatar);
    },
  };
};
