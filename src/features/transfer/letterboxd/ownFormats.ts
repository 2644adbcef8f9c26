import { kindInZip } from './exportFiles';
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

/** What was escaped so that no spreadsheet runs it as a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Whether a line was left out of a list before, which now stands as it is. */
export const isOfList = ({ list, cells }: Line): boolean =>
  list === 'refused' && kindInZip(cells['File'] ?? '') === 'lists';

/** A line that was left out before, as it was in its own file. */
const ofRefused = (line: Line): Line => {
  const { File: file = '', Line: number = '', Why: _, ...cells } = line.cells;
  const kind = kindInZip(file);
  return {
    list:
      kind === 'diary' ||
      kind === 'reviews' ||
      kind === 'ratings' ||
      kind === 'watched' ||
      kind === 'watchlist' ||
      kind === 'loved'
        ? kind
        : 'films',
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
