import { saveFile } from '../../../lib/saveFile';
import type { StoreAccess } from '../../../app/hooks';
import { dataFileName, writeDataFile } from './dataFile';
import { readPresentData } from './presentData';

/**
 * Gathers all that is the viewer's own and gives it to them as a file. Answers the file's name.
 * @throws what a question to the server failed with, for `errorMessage`
 */
export const exportData = async (access: StoreAccess): Promise<string> => {
  const { everyPostId: _, ...data } = await readPresentData(access);
  const name = dataFileName(data, new Date());
  saveFile(name, writeDataFile(data));
  return name;
};
