import { useAppDispatch } from '../../../app/hooks';
import { usePreparedFile } from '../../../components/usePreparedFile';
import { loadCode } from '../../../lib/chunkLoadError';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';

/** Loaded with the first photo: most visits write none. */
const preparePhoto = async (file: File) => {
  const { preparePhoto: prepare } = await loadCode(import('../../../lib/photos/preparePhoto'));
  return prepare(file);
};

/**
 * Takes a picked, pasted or dropped file into a draft: checked, shrunk and re-encoded.
 * @param onPhoto receives the photo as a data URL
 */
export const usePhotoDraft = (onPhoto: (dataUrl: string) => void) => {
  const dispatch = useAppDispatch();
  return usePreparedFile(preparePhoto, ({ dataUrl, note }) => {
    onPhoto(dataUrl);
    if (note !== null) dispatch(toastQueued(toasts.info(note)));
  });
};
