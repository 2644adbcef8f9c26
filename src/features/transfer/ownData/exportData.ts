import { saveFile } from '../../../lib/saveFile';
import type { StoreAccess } from '../../../app/hooks';
import { dataFileName, writeDataFile } from './dataFile';
import { readPresentData } from './presentData';

/**
 * Downloads a file with all of the viewer's data. Returns its name.
 * @throws the error of a failed call, for `errorMessage`
 */
export const exportData = async (access: StoreAccess): Promise<string> => {
  const { viewerId: _, everyPostId: _p, everyListId: _l, ...data } = await readPresentData(access);
  const name = dataFileName(data, new Date());
  saveFile(name, writeDataFile(data));
  return name;
};
