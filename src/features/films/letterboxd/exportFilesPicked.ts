import type { AppDispatch } from '../../../app/hooks';
import type { Services } from '../../../api/storeServices';
import { exportPicked } from './letterboxdActions';

/** Leaves the files with the services, and says that they are there. */
export const exportFilesPicked =
  (files: readonly File[]) =>
  (dispatch: AppDispatch, _getState: () => unknown, extra: Services): void => {
    dispatch(exportPicked({ filesId: extra.pickedFiles.put(files) }));
  };
