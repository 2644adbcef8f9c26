import type { AppDispatch } from '../../../app/hooks';
import type { Services } from '../../../api/storeServices';
import { exportPicked } from './letterboxdActions';

/** Stores the files in the services, since an action cannot hold them, and announces them. */
export const exportFilesPicked =
  (files: readonly File[]) =>
  (dispatch: AppDispatch, _getState: () => unknown, extra: Services): void => {
    dispatch(exportPicked({ filesId: extra.pickedFiles.put(files) }));
  };
