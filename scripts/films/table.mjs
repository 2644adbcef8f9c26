/**
 * The catalogue's table as a file: a line of column names, then one film per line; multiple values in a cell are
 * separated by bars.
 */

/**
 * @typedef {{ id: string, title: string, originalTitle: string, otherTitles: string[], year: string, directors: string[],
 * runtime: string, countries: string[], languages: string[], genres: string[], wikidata: string, imdb: string, tmdb:
 * string, }} Row a film as in the table; unknown values are empty
 */

const COLUMNS = /** @type {const} */ ([
  'id',
  'title',
  'originalTitle',
  'otherTitles',
  'year',
  'directors',
  'runtime',
  'countries',
  'languages',
  'genres',
  'wikidata',
  'imdb',
  'tmdb',
]);

const LISTS = new Set(['otherTitles', 'directors', 'countries', 'languages', 'genres']);

/** @param {unknown} value */
const cellText = (value) =>
  String(value ?? '')
    .replace(/[\t\r\n|]+/g, ' ')
    .trim();

/** @param {unknown} value */
const listOf = (value) =>
  (Array.isArray(value) ? value : String(value ?? '').split('|'))
    .map(cellText)
    .filter((name) => name !== '');

/**
 * A row from values by name, of any type; names that are not columns are ignored.
 * @param {Record<string, unknown>} values
 * @returns {Row}
 */
export const rowOf = (values) =>
  /** @type {Row} */ (
    Object.fromEntries(
      COLUMNS.map((name) => [
        name,
        LISTS.has(name) ? listOf(values[name]) : cellText(values[name]),
      ]),
    )
  );

/**
 * @param {string} text
 * @returns {Row[]}
 */
export function readTable(text) {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return rowOf(Object.fromEntries(names.map((name, place) => [name, cells[place]])));
  });
}

/** @param {readonly Row[]} rows */
export function writeTable(rows) {
  const lines = rows.map((row) =>
    COLUMNS.map((name) => (Array.isArray(row[name]) ? row[name].join('|') : row[name])).join('\t'),
  );
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`;
}
