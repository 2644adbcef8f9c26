import { strToU8, zipSync } from 'fflate';
import type { StoreAccess } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { dayjs } from '../../../lib/dayjs';
import { saveFile } from '../../../lib/saveFile';
import { selectSessionUser } from '../../auth/authSlice';
import { readList } from '../ownData/presentData';
import { readDiaryAndWatched, readLoved } from '../readFilmLists';
import { readWholeLists } from '../readLists';
import { FILMS_SUFFIX } from './exportFiles';
import { filmsCsv } from './filmsCsv';
import { listsCsv, lovedCsv } from './listsCsv';

/** What was saved: one file, or a ZIP of several. */
interface SavedExport {
  fileName: string;
  /** The number of files with diary entries, reviews and watched films. */
  files: number;
  lists: number;
  /** How many of the lists are in several files. */
  splitLists: number;
  loved: number;
}

/** Saves one file as it is, and several as a ZIP. Returns its name. */
const save = (name: string, films: readonly string[], others: Record<string, string>): string => {
  const [first = '', ...further] = films;
  if (further.length + Object.keys(others).length === 0) {
    saveFile(`${name}.csv`, new Blob([first], { type: 'text/csv' }));
    return `${name}.csv`;
  }
  const named = films.map((file, index) => [`${name}-${index + 1}.csv`, file] as const);
  const files = [...named, ...Object.entries(others)];
  const bytes = Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)]));
  // Compressing would block the page.
  const zip = new Uint8Array(zipSync(bytes, { level: 0 }));
  saveFile(`${name}.zip`, new Blob([zip], { type: 'application/zip' }));
  return `${name}.zip`;
};

/**
 * Downloads the viewer's diary, watched films, reviews, lists and loved films for Letterboxd's importer. Returns what was saved.
 * @throws the error of a failed call, for `errorMessage`
 */
export const exportFilms = async (access: StoreAccess): Promise<SavedExport> => {
  const viewer = selectSessionUser(access.getState());
  if (!viewer) throw new Error('Nobody is signed in.');
  const { _id, username } = viewer;
  const diary = await readDiaryAndWatched(username, access);
  const posts: Post[] = [];
  for (const list of [{ postsOf: username }, { repliesOf: username }])
    await readList(list, _id, access, ({ own }) => posts.push(...own));
  const lists = await readWholeLists(username, access);
  const { files: ofLists, splitLists } = listsCsv(lists);
  const loved = await readLoved(username, access);
  const films = filmsCsv({ ...diary, posts });
  const day = dayjs.utc(new Date()).format('YYYY-MM-DD');
  const fileName = save(`cinefolk-${username}-${day}-${FILMS_SUFFIX}`, films, {
    ...ofLists,
    ...(loved.length > 0 && { 'likes/films.csv': lovedCsv(loved) }),
  });
  return { fileName, files: films.length, lists: lists.length, splitLists, loved: loved.length };
};
