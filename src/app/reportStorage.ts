import { dataReplaced } from '../api/actions';
import type { StorageReport } from '../domain/backend';
import { storageReported, type StorageState } from '../features/ui/uiSlice';
import type { AppDispatch } from './store';

const stateOf = ({ storage, found }: StorageReport): StorageState => {
  if (found === 'data' || found === 'nothing')
    return storage === 'memory' ? 'memory' : 'persistent';
  return found;
};

/** React renders a dispatched change before the next task. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Reports to the store where the data is stored and what was found there. Settles when that is on screen. */
export const reportStorage = async (
  { dispatch }: { dispatch: AppDispatch },
  report: StorageReport,
): Promise<void> => {
  if (report.found === 'lost') dispatch(dataReplaced());
  dispatch(storageReported(stateOf(report)));
  await rendered();
};
