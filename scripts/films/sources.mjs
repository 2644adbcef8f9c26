import { readTable, rowOf } from './table.mjs';

/** @typedef {import('./table.mjs').Row} Row */

const UNKNOWN = 'The file is neither a Wikidata result, nor {columns, films}, nor a table.';

/**
 * Parses a file of films in one of three forms: a Wikidata query's JSON (`results.bindings`), JSON of `{columns,
 * films}`, or our own table.
 * @param {string} text
 * @returns {Row[]}
 */
export function readSource(text) {
  // Windows tools write a byte order mark, which is no part of the first column's name, or of any JSON.
  const content = text.replace(/^\uFEFF/, '');
  if (!content.trimStart().startsWith('{')) {
    const [head = ''] = content.split(/\r?\n/, 1);
    const names = new Set(head.split('\t'));
    if (!['title', 'year', 'directors'].every((name) => names.has(name))) throw new Error(UNKNOWN);
    return readTable(content);
  }
  const json = JSON.parse(content);
  if (Array.isArray(json?.results?.bindings)) return json.results.bindings.map(rowOfBinding);
  if (Array.isArray(json?.columns) && Array.isArray(json.films))
    return json.films.map((/** @type {unknown[]} */ film) => rowOfFilm(json.columns, film));
  throw new Error(UNKNOWN);
}

/**
 * Wikidata identifies things by URLs, and labels a title without an English one by its id.
 * @param {Record<string, { value: string }>} binding
 */
function rowOfBinding(binding) {
  const values = Object.fromEntries(
    Object.entries(binding).map(([name, { value }]) => [name, value]),
  );
  const wikidata = /Q\d+$/.exec(values['film'] ?? '')?.[0] ?? '';
  return tidy({ ...values, wikidata });
}

/**
 * In this form codes are separated by blanks, and a missing number is 0.
 * @param {readonly string[]} columns
 * @param {readonly unknown[]} film
 */
function rowOfFilm(columns, film) {
  const values = Object.fromEntries(columns.map((name, place) => [name, film[place] || '']));
  const codes = (/** @type {unknown} */ text) =>
    Array.isArray(text) ? text : String(text ?? '').split(' ');
  return tidy({
    ...values,
    countries: codes(values['countries']),
    languages: codes(values['languages']),
  });
}

const IMDB_DIGITS = 7;

/** Other sources' names for our genres; '' for those that we do not have. @type {Readonly<Record<string, string>>} */
const GENRES = {
  'Disaster Film': '',
  Eastern: '',
  'Erotic Film': '',
  'Exploitation Film': '',
  'Found Footage': '',
  'Historical Film': 'History',
  Musicals: 'Musical',
  'Road Movie': '',
  'Sport Film': 'Sport',
  'TV Show': '',
};

/** Former countries keep their own names. @type {Readonly<Record<string, string>>} */
const FORMER_COUNTRIES = {
  CS: 'Czechoslovakia',
  DD: 'East Germany',
  SU: 'Soviet Union',
  YU: 'Yugoslavia',
};

/**
 * @param {readonly string[]} values
 * @param {Readonly<Record<string, string>>} names
 */
const renamed = (values, names) => [
  ...new Set(values.map((value) => names[value] ?? value).filter((value) => value !== '')),
];

/** @param {Record<string, unknown>} values */
function tidy(values) {
  const row = rowOf(values);
  const [genres, countries] = [
    renamed(row.genres, GENRES),
    renamed(row.countries, FORMER_COUNTRIES),
  ];
  const year = /^\d{4}/.exec(row.year)?.[0] ?? row.year;
  const imdb = /^\d+$/.test(row.imdb) ? `tt${row.imdb.padStart(IMDB_DIGITS, '0')}` : row.imdb;
  const originalTitle = row.originalTitle === row.title ? '' : row.originalTitle;
  return { ...row, id: '', year, imdb, originalTitle, genres, countries };
}
