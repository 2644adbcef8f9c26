import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { api as service } from '../../../api/service';
import { notices } from '../../ui/notice';
import { noticeQueued } from '../../ui/uiSlice';
import { dataImported, dataRequested } from '../userEvents';
import { describeImport } from './importSummary';

const giveData = async (api: AppListenerApi): Promise<void> => {
  try {
    // Few ever ask for it, so its code comes when they do.
    const { exportData } = await import('./exportData');
    const name = await exportData(api);
    api.dispatch(noticeQueued(notices.told(`Your data is in the file ${name}.`)));
  } catch (error) {
    const text = `Your data could not be exported. ${errorMessage(error)}`;
    api.dispatch(noticeQueued(notices.failed(text)));
  }
};

export const listenForOwnData = (start: AppStartListening): void => {
  start({ actionCreator: dataRequested, effect: (_action, api) => giveData(api) });
  start({
    actionCreator: dataImported,
    effect: ({ payload: summary }, { dispatch }) => {
      const isWhole = summary.stoppedBy === null;
      dispatch(noticeQueued(notices.imported(describeImport(summary), isWhole)));
      // It may have changed anything that is on screen.
      dispatch(service.util.invalidateTags(['Feed', 'Post', 'User', 'Bookmarks']));
    },
  });
};
