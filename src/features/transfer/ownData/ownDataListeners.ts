import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { inThisSession } from '../../../api/sameSession';
import { api as service } from '../../../api/service';
import { transferToasts } from '../transferToasts';
import type { ToastContent } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { dataImported, dataRequested } from './ownDataActions';

const exportOwnData = async (api: AppListenerApi): Promise<void> => {
  const isSameSession = inThisSession(api);
  const showToast = (toast: ToastContent) => {
    if (isSameSession()) api.dispatch(toastQueued(toast));
  };
  try {
    // Rarely used, so its code is loaded on demand.
    const { exportData } = await import('./exportData');
    const name = await exportData(api);
    showToast(transferToasts.exported(name));
  } catch (error) {
    showToast(transferToasts.failed('data', 'exported', errorMessage(error)));
  }
};

export const listenForOwnData = (start: AppStartListening): void => {
  start({ actionCreator: dataRequested, effect: (_action, api) => exportOwnData(api) });
  start({
    actionCreator: dataImported,
    effect: ({ payload: { report, isComplete } }, { dispatch }) => {
      dispatch(toastQueued(transferToasts.imported(report, isComplete)));
      // The import may have changed anything on screen.
      const posts = ['Feed', 'Post', 'User', 'Bookmarks'] as const;
      const tags = [...posts, 'Film', 'Films', 'PersonFilms', 'List', 'Lists'] as const;
      dispatch(service.util.invalidateTags([...tags]));
    },
  });
};
