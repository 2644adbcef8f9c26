/** What an export's lists are called, and the columns that ours to read begin with. */
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

/** More than the busiest diary has; less than what makes a page run out of memory. */
export const BOUNDS = {
  fileBytes: 20_000_000,
  unpackedBytes: 30_000_000,
  rows: 100_000,
  /** No cell, and no row, is longer. */
  rowChars: 200_000,
} as const;

/** What is wrong with an export as a whole, in words for whoever chose it. Nothing was changed then. */
export class UnreadableExport extends Error {
  override name = 'UnreadableExport';
}

/** The lists stand at the top, or in a folder of the export's name: others hold what was deleted, and lists and likes. */
const IN_ZIP = /^(?:letterboxd-[^/\\]*\/)?(diary|reviews|ratings|watched|watchlist)\.csv$/i;
/** A browser that saves a name twice adds a number. */
const BY_ITSELF = /^(diary|reviews|ratings|watched|watchlist)\b[^/\\]*\.csv$/i;

const nameIn = (path: string, pattern: RegExp): ListName | undefined => {
  const found = pattern.exec(path)?.[1]?.toLowerCase();
  return LIST_NAMES.find((name) => name === found);
};

/** Which list a file of a ZIP is; most are none. */
export const listInZip = (path: string): ListName | undefined => nameIn(path, IN_ZIP);

/** Which list a file by itself is. */
export const listByName = (fileName: string): ListName | undefined => nameIn(fileName, BY_ITSELF);
