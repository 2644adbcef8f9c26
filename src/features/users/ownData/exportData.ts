import type { AppListenerApi } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { saveFile } from '../../../lib/saveFile';
import { notices } from '../../ui/notice';
import { noticeQueued } from '../../ui/uiSlice';
import { dataFileName, writeDataFile, type OwnData } from './dataFile';
import { readPresentData } from './presentData';

/** Gathers all that is the viewer's own and gives it to them as a file. */
export const exportData = async (api: AppListenerApi): Promise<void> => {
  try {
    const { everyPostId: _, ...data } = await readPresentData(api);
    const name = dataFileName(data satisfies OwnData, new Date());
    saveFile(name, writeDataFile(data));
    api.dispatch(noticeQueued(notices.told(`Your data is in the file ${name}.`)));
  } catch (error) {
    const text = `Your data could not be exported. ${errorMessage(error)}`;
    api.dispatch(noticeQueued(notices.failed(text)));
  }
};
