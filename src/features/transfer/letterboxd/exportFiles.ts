/** The lists that are imported, and the columns that each must have. */
export const COLUMNS = {
  ratings: ['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating'],
  watched: ['Date', 'Name', 'Year', 'Letterboxd URI'],
  watchlist: ['Date', 'Name', 'Year', 'Letterboxd URI'],
  /** The films with a heart: `likes/films.csv`. */
  loved: ['Date', 'Name', 'Year', 'Letterboxd URI'],
  diary: ['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating', 'Rewatch', 'Tags', 'Watched Date'],
  reviews: [
    'Date',
    'Name',
    'Year',
    'Letterboxd URI',
    'Rating',
    'Rewatch',
    'Review',
    'Tags',
    'Watched Date',
  ],
  /** What Letterboxd's importer takes, and so what "Export for Letterboxd" writes. */
  films: ['Title', 'Year'],
  /** What an import left out before. */
  refused: ['File', 'Line', 'Why', 'Name', 'Year'],
} as const;
export type ListName = keyof typeof COLUMNS;

/** Lists of Letterboxd's own: an export has each at most once. */
export const OWN_LISTS = ['ratings', 'watched', 'watchlist', 'diary', 'reviews'] as const;

/** Other parts of an export: favourites are in the profile, what is said of lists in our own descriptions, and the rest is only counted. */
export type OtherPart = 'profile' | 'comments' | 'likes' | 'lists' | 'descriptions' | 'deleted';

/** What a file of an export is. */
export type FileKind = ListName | OtherPart;

export interface ExportFile {
  kind: FileKind;
  /** As shown to the user. */
  name: string;
  bytes: Uint8Array;
}

/** More than the largest diary has; less than what makes a page run out of memory. */
export const BOUNDS = {
  fileBytes: 20_000_000,
  unpackedBytes: 30_000_000,
  rows: 100_000,
  /** The maximum length of a row, and so of a cell. */
  rowChars: 200_000,
} as const;

/** An export that cannot be imported at all. Its message is for the user; nothing was changed. */
export class UnreadableExport extends Error {
  override name = 'UnreadableExport';
}

const PARTS = [...OWN_LISTS, 'profile', 'comments'] as const;
const NAMES = PARTS.join('|');
/** A name that is used twice gets a number, and a copy says so. */
const IN_ZIP = new RegExp(`^(${NAMES})(?:[ _-]*copy)?[ _-]*\\(?\\d*\\)?\\.csv$`, 'i');
const SINGLE_FILE = new RegExp(`(?<![a-z])(${NAMES})(?![a-z]).*\\.csv$`, 'i');

export const REFUSED_NAME = 'letterboxd-not-imported';
export const FILMS_SUFFIX = 'for-letterboxd';

const ownKind = (name: string): FileKind | undefined => {
  if (name.startsWith(REFUSED_NAME)) return 'refused';
  return name.includes(FILMS_SUFFIX) ? 'films' : undefined;
};

/** What a file is, by its name; undefined if that says nothing. */
export const kindByName = (fileName: string, pattern = SINGLE_FILE): FileKind | undefined => {
  // macOS keeps notes about a file in one of the same name.
  if (!/\.csv$/i.test(fileName) || fileName.startsWith('._')) return undefined;
  const found = pattern.exec(fileName)?.[1]?.toLowerCase();
  return ownKind(fileName.toLowerCase()) ?? PARTS.find((part) => part === found);
};

/** The films with a heart, in the folder of likes or chosen by itself. */
export const isLikedFilms = (fileName: string): boolean => fileName.toLowerCase() === 'films.csv';

/** Folders of an export. The lists themselves lie beside these, wherever that is. */
const FOLDERS: ReadonlyMap<string, OtherPart> = new Map([
  ['deleted', 'deleted'],
  ['orphaned', 'deleted'],
  ['likes', 'likes'],
  ['lists', 'lists'],
]);

/** What a file in a ZIP is; undefined for one that has no part in an export. */
export const kindInZip = (path: string): FileKind | undefined => {
  const folders = path.split(/[/\\]/).filter((part) => part !== '.');
  const name = folders.pop() ?? '';
  // Paths from elsewhere, and what macOS adds.
  if (folders.some((folder) => ['', '..', '__MACOSX'].includes(folder))) return undefined;
  const parts = folders.map((folder) => FOLDERS.get(folder.toLowerCase()));
  // Folders above the export may have any name.
  const [part] = parts.slice(parts.lastIndexOf(undefined) + 1);
  if (part === 'lists' && /\.txt$/i.test(name)) return 'descriptions';
  if (!/\.csv$/i.test(name)) return undefined;
  if (part === 'likes' && isLikedFilms(name)) return 'loved';
  return part ?? kindByName(name, IN_ZIP);
};
