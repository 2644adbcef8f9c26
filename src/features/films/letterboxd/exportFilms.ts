import type { StoreAccess } from '../../../app/hooks';
import { dayjs } from '../../../lib/dayjs';
import { saveFile } from '../../../lib/saveFile';
import { selectSessionUser } from '../../auth/authSlice';
import { readKeptFilms } from '../readKeptFilms';
import { filmsCsv } from './filmsCsv';

/**
 * Gives the viewer their evenings and films as a file for Letterboxd's importer. Answers the file's name.
 * @throws what a question to the server failed with, for `errorMessage`
 */
export const exportFilms = async (access: StoreAccess): Promise<string> => {
  const viewer = selectSessionUser(access.getState());
  if (!viewer) throw new Error('Nobody is signed in.');
  const kept = await readKeptFilms(viewer.username, access);
  const day = dayjs.utc(new Date()).format('YYYY-MM-DD');
  const name = `cinefolk-${viewer.username}-${day}-for-letterboxd.csv`;
  saveFile(name, new Blob([filmsCsv(kept)], { type: 'text/csv' }));
  return name;
};
