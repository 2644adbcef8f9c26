/** The lists of an export that are imported, and the columns that each must have. */
export const COLUMNS = {
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
  ratings: ['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating'],
  watched: ['Date', 'Name', 'Year', 'Letterboxd URI'],
  watchlist: ['Date', 'Name', 'Year', 'Letterboxd URI'],
} as const;
export type ListName = keyof typeof COLUMNS;

export const LIST_NAMES = ['diary', 'reviews', 'ratings', 'watched', 'watchlist'] as const;

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

/** Lists are at the top level, or in a folder named after the export: other folders hold deletions, lists and likes. */
const IN_ZIP = /^(?:letterboxd-[^/\\]*\/)?(diary|reviews|ratings|watched|watchlist)\.csv$/i;
/** A browser adds a number to a name that it saves twice. */
const SINGLE_FILE = /^(diary|reviews|ratings|watched|watchlist)\b[^/\\]*\.csv$/i;

const nameIn = (path: string, pattern: RegExp): ListName | undefined => {
  const found = pattern.exec(path)?.[1]?.toLowerCase();
  return LIST_NAMES.find((name) => name === found);
};

/** Which list a file in a ZIP is; undefined for most files. */
export const listInZip = (path: string): ListName | undefined => nameIn(path, IN_ZIP);

/** Which list a single file is, by its name. */
export const listByName = (fileName: string): ListName | undefined => nameIn(fileName, SINGLE_FILE);
