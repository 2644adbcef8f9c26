import type { UnknownAction } from '@reduxjs/toolkit';
import { errorMessage } from '../../../api/errorMessage';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { transferToasts } from '../transferToasts';
import { modalOpened, toastQueued } from '../../ui/uiSlice';
import { exportPicked, exportRefused, filmsForLetterboxdRequested } from './letterboxdActions';
import { inThisSession } from '../../../api/sameSession';

/** Exports the films, and reports it: with a toast, or if it is a ZIP with a dialog that says what to do. */
const exportAndReport = async (api: AppListenerApi): Promise<void> => {
  const isSameSession = inThisSession(api);
  const report = (action: UnknownAction) => {
    if (isSameSession()) api.dispatch(action);
  };
  try {
    const { exportFilms } = await import('./exportFilms');
    const saved = await exportFilms(api);
    report(
      saved.files === 1 && saved.lists + saved.loved === 0
        ? toastQueued(transferToasts.exported(saved.fileName))
        : modalOpened({ kind: 'splitExport', ...saved }),
    );
  } catch (error) {
    report(toastQueued(transferToasts.failed('films', 'exported', errorMessage(error))));
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
    effect: (_action, api) => exportAndReport(api),
  });
};
