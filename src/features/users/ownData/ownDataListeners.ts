import type { AppStartListening } from '../../../app/hooks';
import { api as service } from '../../../api/service';
import { notices } from '../../ui/notice';
import { noticeQueued } from '../../ui/uiSlice';
import { dataImported, dataRequested } from '../userEvents';
import { exportData } from './exportData';
import { describeImport } from './importSummary';

export const listenForOwnData = (start: AppStartListening): void => {
  start({ actionCreator: dataRequested, effect: (_action, api) => exportData(api) });
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
