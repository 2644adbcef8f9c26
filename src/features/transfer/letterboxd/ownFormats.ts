import { COLUMNS, kindInZip, type ListName } from './exportFiles';
import type { Line } from './readCsv';

const halved = (rating10: string | undefined): string =>
  rating10 !== undefined && /^\d+$/.test(rating10)
    ? String(Number(rating10) / 2)
    : (rating10 ?? '');

const YES_OR_NO: Readonly<Record<string, string>> = { true: 'Yes', false: '' };

/** A line of what Letterboxd's importer takes, with the columns of its export. */
const ofFilms = (line: Line): Line => {
  const { Title, Year, Directors, Rating, Rating10, WatchedDate, Rewatch, Review, Tags } =
    line.cells;
  const { LetterboxdURI } = line.cells;
  return {
    ...line,
    cells: {
      Name: Title ?? '',
      Year: Year ?? '',
      Directors: Directors ?? '',
      'Letterboxd URI': LetterboxdURI ?? '',
      Rating: Rating || halved(Rating10),
      'Watched Date': WatchedDate ?? '',
      Rewatch: YES_OR_NO[(Rewatch ?? '').toLowerCase()] ?? Rewatch ?? '',
      Review: Review ?? '',
      Tags: Tags ?? '',
    },
  };
};

/** How a cell begins that a spreadsheet would run as a formula, or that looks like one that was escaped. */
export const FORMULA = /^'*[=+\-@\t\r]/;

/** What was escaped so that no spreadsheet runs it as a formula. */
const unescaped = (cell: string): string => (FORMULA.test(cell) ? cell.replace(/^'/, '') : cell);

/** Whether a line was left out of a list before, which now stands as it is. */
export const isOfList = ({ list, cells }: Line): boolean =>
  list === 'refused' && kindInZip(cells['File'] ?? '') === 'lists';

const OF_LETTERBOXD = ['diary', 'reviews', 'ratings', 'watched', 'watchlist', 'loved'] as const;

/** The cells that a file of another program has and a list of Letterboxd's with that name can lack. */
const OF_EVENINGS = ['Rating', 'Watched Date', 'Rewatch', 'Review', 'Tags'];

/**
 * The list that a line is from, by the name of its file. Other programs call what they make for Letterboxd "watched.csv",
 * "ratings.csv" or "diary.csv", too: such a line says more than Letterboxd's.
 */
const listOf = (file: string, cells: Line['cells']): ListName => {
  const named = kindInZip(file);
  const list = OF_LETTERBOXD.find((kind) => kind === named);
  if (list !== 'watched' && list !== 'ratings' && list !== 'diary') return list ?? 'films';
  const columns: readonly string[] = COLUMNS[list];
  return OF_EVENINGS.some((name) => cells[name] && !columns.includes(name)) ? 'films' : list;
};

/** A line that was left out before, as it was in its own file. */
const ofRefused = (line: Line): Line => {
  const { File: file = '', Line: number = '', Why: _, ...cells } = line.cells;
  return {
    list: listOf(file, cells),
    file,
    number: Number(number) || line.number,
    cells: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, unescaped(cell)])),
  };
};

/** A line with the columns of Letterboxd's export, whichever file it is from. */
export const inLetterboxdsColumns = (line: Line): Line => {
  if (line.list === 'films') return ofFilms(line);
  return line.list === 'refused' ? ofRefused(line) : line;
};
