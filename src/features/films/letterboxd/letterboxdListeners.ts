import { errorMessage } from '../../../api/errorMessage';
import type { AppStartListening } from '../../../app/hooks';
import { exportPicked, exportRefused } from './letterboxdSlice';

export const listenForLetterboxd = (start: AppStartListening): void => {
  start({
    actionCreator: exportPicked,
    effect: async ({ payload: { filesId } }, api) => {
      api.cancelActiveListeners();
      const files = api.extra.pickedFiles.take(filesId);
      // Few ever ask for it, so its code comes when they do.
      const { runLetterboxd } = await import('./runLetterboxd').catch((error: unknown) => {
        api.dispatch(exportRefused(errorMessage(error)));
        throw error;
      });
      await runLetterboxd(files, api);
    },
  });
};
