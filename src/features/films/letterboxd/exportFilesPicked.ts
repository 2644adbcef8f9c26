import type { AppDispatch } from '../../../app/hooks';
import { servicesOf } from '../../../api/storeServices';
import { exportPicked } from './letterboxdSlice';

/** Leaves the files with the services, and says that they are there. */
export const exportFilesPicked =
  (files: readonly File[]) =>
  (dispatch: AppDispatch, _getState: () => unknown, extra: unknown): void => {
    dispatch(exportPicked({ filesId: servicesOf(extra).pickedFiles.put(files) }));
  };
