// As the app does when it loads the dialog.
import '../app/injectLetterboxd';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { COLUMNS, type ListName } from '../features/transfer/letterboxd/exportFiles';

type Cells = readonly (string | number)[];

/** A list as Letterboxd writes it. */
export const csvText = (list: ListName, rows: readonly Cells[]): string =>
  Papa.unparse({ fields: [...COLUMNS[list]], data: rows.map((row) => [...row]) }) + '\r\n';

/** A list of films as Letterboxd writes it: each with its name, year and address, and perhaps a note. */
export const listText = (title: string, uri: string, films: readonly Cells[], description = '') => {
  const lines: Cells[] = [
    ['Letterboxd list export v7'],
    ['Date', 'Name', 'Tags', 'URL', 'Description'],
    ['2026-01-05', title, 'one, two', uri, description],
    [],
    ['Position', 'Name', 'Year', 'URL', 'Description'],
    ...films.map(([name = '', year = '', address = '', note = ''], at): Cells => [
      ...[at + 1, name, year, address, note],
    ]),
  ];
  return Papa.unparse(lines.map((line) => [...line])) + '\r\n';
};

/** A ZIP with these files. */
export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

export const zipFile = (files: Readonly<Record<string, string>>): File =>
  new File([zipOf(files)], 'letterboxd-ana-2026-11-20.zip', { type: 'application/zip' });

const DAY_MS = 86_400_000;
const dayOf = (place: number): string =>
  new Date(Date.UTC(2018, 0, 1) + place * DAY_MS).toISOString().slice(0, 10);

/** Films of the catalogue that no seed user has watched; all other films are invented. */
const KNOWN: readonly Cells[] = [
  ['Amarcord', 1973],
  ['Barry Lyndon', 1975],
  ['Brazil', 1985],
  ['Boogie Nights', 1998],
];

const filmOf = (place: number): Cells =>
  KNOWN[place] ?? [`A Made Film, No. ${place}`, 1930 + (place % 90)];

/** A deterministic export with `lines` lines in all: a third of them diary entries, a few with reviews. */
export const generateExport = (lines: number): Record<string, string> => {
  const films = Math.floor(lines / 3);
  const entries = Math.floor(lines / 3);
  const reviews = Math.floor(lines / 20);
  const ratings = Math.floor(lines / 4);
  const watchlist = lines - films - entries - reviews - ratings;
  const each = (count: number, row: (place: number) => Cells): Cells[] =>
    Array.from({ length: count }, (_, place) => row(place));
  const stars = (place: number) => ((place % 10) + 1) / 2;
  const diaryRow = (place: number, ...review: string[]): Cells => [
    dayOf(place),
    ...filmOf(place % films),
    `https://boxd.it/e${place}`,
    stars(place),
    place % 7 === 0 ? 'Yes' : '',
    ...review,
    '',
    dayOf(place),
  ];
  const filmRow = (place: number): Cells => [
    dayOf(place),
    ...filmOf(place),
    `https://boxd.it/f${place}`,
  ];
  const review = (place: number) =>
    `He said “no”, she said "yes",\r\nand on line ${place} it ends.`;
  return {
    'diary.csv': csvText(
      'diary',
      each(entries, (place) => diaryRow(place)),
    ),
    'reviews.csv': csvText(
      'reviews',
      each(reviews, (place) => diaryRow(place, review(place))),
    ),
    'ratings.csv': csvText(
      'ratings',
      each(ratings, (place) => [...filmRow(place), stars(place)]),
    ),
    'watched.csv': csvText('watched', each(films, filmRow)),
    'watchlist.csv': csvText(
      'watchlist',
      each(watchlist, (place) => filmRow(films + place)),
    ),
    'deleted/diary.csv': csvText('diary', [diaryRow(1)]),
    'likes/reviews.csv': csvText('reviews', [diaryRow(2, 'Liked.')]),
  };
};
