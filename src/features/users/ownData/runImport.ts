import { errorMessage } from '../../../api/errorMessage';
import { selectToken } from '../../auth/authSlice';
import type { StoreAccess } from '../../../app/hooks';
import { importAdvanced, importEnded } from '../../ui/uiSlice';
import { readDataFile } from './dataFile';
import { importData } from './importData';

/**
 * Imports the file that was chosen; meanwhile the store says how far it is, and the dialog offers
 * no other import.
 * @returns why nothing could be imported, or null. What an import did is in `dataImported`.
 */
export const runImport = async (chosen: File, access: StoreAccess): Promise<string | null> => {
  const { dispatch, getState } = access;
  const token = selectToken(getState());
  // The next person's import is none of this one's business.
  const isStillSignedIn = () => selectToken(getState()) === token;
  dispatch(importAdvanced({ done: 0, all: 0 }));
  try {
    await importData(await readDataFile(chosen), access, (done, all) => {
      if (isStillSignedIn()) dispatch(importAdvanced({ done, all }));
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : errorMessage(error);
  } finally {
    if (isStillSignedIn()) dispatch(importEnded());
  }
};
