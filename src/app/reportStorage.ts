import type { Backend } from '../domain/backend';
import { notices } from '../features/ui/notice';
import { noticeQueued, storageReported } from '../features/ui/uiSlice';
import type { AppDispatch } from './store';

const LOST =
  'The data of this browser was lost, so Cinefolk begins again with its sample data. Please log in again.';

/** Tells the store, and where it matters the person, where the data lives and what was found there. */
export const reportStorage = async (
  { dispatch }: { dispatch: AppDispatch },
  backend: Backend,
): Promise<void> => {
  const { kept, found } = await backend.storage();
  if (found === 'newer') dispatch(storageReported('newer'));
  else dispatch(storageReported(kept === 'memory' ? 'memory' : 'kept'));
  if (found === 'lost') dispatch(noticeQueued(notices.failed(LOST)));
};
