import { errorMessage } from '../../../api/errorMessage';
import type { StoreAccess } from '../../../app/hooks';
import { importAdvanced, importEnded } from '../../ui/uiSlice';
import { readDataFile } from './dataFile';
import { importData } from './importData';
import { inThisSession } from '../../../api/sameSession';

/**
 * Imports the chosen file. While it runs, its progress is in the store, and the dialog offers no
 * other import.
 * @returns why nothing could be imported, or null; `dataImported` has the result
 */
export const runImport = async (chosen: File, access: StoreAccess): Promise<string | null> => {
  const { dispatch } = access;
  // After the session has ended, this import must not change the progress of the next user's.
  const isSameSession = inThisSession(access);
  dispatch(importAdvanced({ done: 0, all: 0 }));
  try {
    const file = await readDataFile(chosen);
    if (!isSameSession()) return null;
    await importData(file, access, (done, all) => {
      if (isSameSession()) dispatch(importAdvanced({ done, all }));
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : errorMessage(error);
  } finally {
    if (isSameSession()) dispatch(importEnded());
  }
};
