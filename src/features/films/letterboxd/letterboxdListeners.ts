import { errorMessage } from '../../../api/errorMessage';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { inThisSession } from '../../auth/sameSession';
import { toasts, type ToastContent } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { exportPicked, exportRefused, filmsForLetterboxdRequested } from './letterboxdActions';

const exportWithToast = async (api: AppListenerApi): Promise<void> => {
  const isSameSession = inThisSession(api);
  const showToast = (toast: ToastContent) => {
    if (isSameSession()) api.dispatch(toastQueued(toast));
  };
  try {
    const { exportFilms } = await import('./exportFilms');
    showToast(toasts.exported(await exportFilms(api)));
  } catch (error) {
    showToast(toasts.ownDataFailed(`Your films could not be exported. ${errorMessage(error)}`));
  }
};

/** Runs imports from Letterboxd, and exports for it. */
export const listenForLetterboxd = (start: AppStartListening): void => {
  start({
    actionCreator: exportPicked,
    effect: async ({ payload: { filesId } }, api) => {
      api.cancelActiveListeners();
      const files = api.extra.pickedFiles.take(filesId);
      // Few users import, so the code is loaded on demand.
      const { runLetterboxd } = await import('./runLetterboxd').catch((error: unknown) => {
        api.dispatch(exportRefused(errorMessage(error)));
        throw error;
      });
      await runLetterboxd(files, api);
    },
  });
  start({
    actionCreator: filmsForLetterboxdRequested,
    effect: (_action, api) => exportWithToast(api),
  });
};
