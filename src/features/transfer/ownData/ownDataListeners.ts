import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { api as service } from '../../../api/service';
import { selectToken } from '../../auth/authSlice';
import { transferToasts } from '../transferToasts';
import type { ToastContent } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { dataImported, dataRequested } from './ownDataActions';
import { describeImport } from './importSummary';

const exportOwnData = async (api: AppListenerApi): Promise<void> => {
  const token = selectToken(api.getState());
  const showToast = (toast: ToastContent) => {
    if (selectToken(api.getState()) === token) api.dispatch(toastQueued(toast));
  };
  try {
    // Rarely used, so its code is loaded on demand.
    const { exportData } = await import('./exportData');
    const name = await exportData(api);
    showToast(transferToasts.exported(name));
  } catch (error) {
    showToast(
      transferToasts.ownDataFailed(`Your data could not be exported. ${errorMessage(error)}`),
    );
  }
};

export const listenForOwnData = (start: AppStartListening): void => {
  start({ actionCreator: dataRequested, effect: (_action, api) => exportOwnData(api) });
  start({
    actionCreator: dataImported,
    effect: ({ payload: summary }, { dispatch }) => {
      const isComplete = summary.stoppedBy === null;
      dispatch(toastQueued(transferToasts.imported(describeImport(summary), isComplete)));
      // The import may have changed anything on screen.
      const tags = ['Feed', 'Post', 'User', 'Bookmarks', 'Film', 'Films', 'PersonFilms'] as const;
      dispatch(service.util.invalidateTags([...tags]));
    },
  });
};
