import type { StoreAccess } from '../../../app/hooks';
import { dayjs } from '../../../lib/dayjs';
import { saveFile } from '../../../lib/saveFile';
import { selectSessionUser } from '../../auth/authSlice';
import { readDiaryAndWatched } from '../readFilmLists';
import { filmsCsv } from './filmsCsv';

/**
 * Downloads the viewer's diary and watched films as a file for Letterboxd's importer. Returns the file's name.
 * @throws the error of a failed call, for `errorMessage`
 */
export const exportFilms = async (access: StoreAccess): Promise<string> => {
  const viewer = selectSessionUser(access.getState());
  if (!viewer) throw new Error('Nobody is signed in.');
  const lists = await readDiaryAndWatched(viewer.username, access);
  const day = dayjs.utc(new Date()).format('YYYY-MM-DD');
  const name = `cinefolk-${viewer.username}-${day}-for-letterboxd.csv`;
  saveFile(name, new Blob([filmsCsv(lists)], { type: 'text/csv' }));
  return name;
};
