import { errorMessage } from '../../../api/errorMessage';
import { inThisSession } from '../../auth/sameSession';
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
  const { dispatch } = access;
  // The next person's import is none of this one's business.
  const isHere = inThisSession(access);
  dispatch(importAdvanced({ done: 0, all: 0 }));
  try {
    const file = await readDataFile(chosen);
    if (!isHere()) return null;
    await importData(file, access, (done, all) => {
      if (isHere()) dispatch(importAdvanced({ done, all }));
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : errorMessage(error);
  } finally {
    if (isHere()) dispatch(importEnded());
  }
};
