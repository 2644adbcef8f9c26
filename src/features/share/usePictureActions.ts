import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { copyText } from '../../lib/copyText';
import { saveFile } from '../../lib/saveFile';
import { systemShare } from '../../lib/systemShare';
import { success } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { fileName, SHAPES, type Shape } from './picture';
import { toPng } from './toPng';

const PNG = { type: 'image/png' };

/** Whether the system shares pictures, which some do not that share links. */
export const canSharePictures = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'picture.png', PNG)] });

/** Saving, sharing and describing a picture, and what went wrong; null if nothing did. */
export const usePictureActions = (name: string, shape: Shape, description: string) => {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const draw = async (address: string) => {
    setProblem(null);
    try {
      return new File([await toPng(address, SHAPES[shape])], fileName(name, shape), PNG);
    } catch {
      setProblem('This browser could not draw the picture.');
      return null;
    }
  };
  return {
    problem,
    save: async (address: string) => {
      const file = await draw(address);
      if (file) saveFile(file.name, file);
    },
    share: async (address: string) => {
      const file = await draw(address);
      if (file && !(await systemShare({ files: [file] })))
        setProblem('The picture could not be shared. You can save it instead.');
    },
    copy: async () => {
      setProblem(null);
      if (await copyText(description)) dispatch(toastQueued(success('Description copied', 'copy')));
      else setProblem('The description could not be copied. You can select it above.');
    },
  };
};
