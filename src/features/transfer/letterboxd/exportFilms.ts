import { strToU8, zipSync } from 'fflate';
import type { StoreAccess } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { dayjs } from '../../../lib/dayjs';
import { saveFile } from '../../../lib/saveFile';
import { selectSessionUser } from '../../auth/authSlice';
import { readList } from '../ownData/presentData';
import { readDiaryAndWatched } from '../readFilmLists';
import { FILMS_SUFFIX } from './exportFiles';
import { filmsCsv } from './filmsCsv';

/** What was saved: one file, or a ZIP of several. */
interface SavedExport {
  fileName: string;
  files: number;
}

/** Saves the files, several as a ZIP. Returns its name. */
const save = (name: string, files: readonly string[]): string => {
  const [first = '', ...others] = files;
  if (others.length === 0) {
    saveFile(`${name}.csv`, new Blob([first], { type: 'text/csv' }));
    return `${name}.csv`;
  }
  const named = files.map((file, index) => [`${name}-${index + 1}.csv`, strToU8(file)] as const);
  // Compressing would block the page.
  const zip = new Uint8Array(zipSync(Object.fromEntries(named), { level: 0 }));
  saveFile(`${name}.zip`, new Blob([zip], { type: 'application/zip' }));
  return `${name}.zip`;
};

/**
 * Downloads the viewer's diary, watched films and reviews for Letterboxd's importer. Returns what was saved.
 * @throws the error of a failed call, for `errorMessage`
 */
export const exportFilms = async (access: StoreAccess): Promise<SavedExport> => {
  const viewer = selectSessionUser(access.getState());
  if (!viewer) throw new Error('Nobody is signed in.');
  const { _id, username } = viewer;
  const lists = await readDiaryAndWatched(username, access);
  const posts: Post[] = [];
  for (const list of [{ postsOf: username }, { repliesOf: username }])
    await readList(list, _id, access, ({ own }) => posts.push(...own));
  const files = filmsCsv({ ...lists, posts });
  const day = dayjs.utc(new Date()).format('YYYY-MM-DD');
  const fileName = save(`cinefolk-${username}-${day}-${FILMS_SUFFIX}`, files);
  return { fileName, files: files.length };
};
