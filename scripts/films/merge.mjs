/** @typedef {import('./table.mjs').Row} Row */

/**
 * @typedef {{ titleKey(title: string): string, nameKey(name: string): string }} Keys how titles and names are compared
 * @typedef {{ rows: Row[], added: Row[], matched: Row[], filled: number, refused: { row: Row, why: string }[], }}
 * Merged `filled` counts the matched films that gained values
 */

const IDS = /** @type {const} */ (['wikidata', 'imdb', 'tmdb']);
const FIRST_YEAR = 1870;
const LAST_YEAR = 2100;
const LONGEST_TITLE = 200;
/** Sources spell names differently, but rarely every word of one: Sergei Parajanov is Sergei Paradjanov. */
const SHORTEST_NAME_WORD = 3;

/**
 * What is wrong with a film by itself; undefined if nothing is.
 * @param {Row} row
 */
function problemOf({ title, year, directors, wikidata }) {
  if (title === '' || title === wikidata) return 'It has no title.';
  if (title.length > LONGEST_TITLE) return `Its title has more than ${LONGEST_TITLE} letters.`;
  if (!/^\d{4}$/.test(year) || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)
    return 'It has no year.';
  return directors.length === 0 ? 'It has no director.' : '';
}

/**
 * Merges films into the table's rows. An existing film (the same id, or a title and a director in common and a year at
 * most two apart) gains the values and titles it lacks; the others are new. Existing rows keep their order.
 * @param {readonly Row[]} table
 * @param {readonly Row[]} films by rank
 * @param {Keys} keys
 * @param {number} [most] from that many rows on, no film is added
 * @returns {Merged}
 */
export function merge(table, films, keys, most = Infinity) {
  const rows = table.map((row) => ({ ...row }));
  /** @type {Map<string, Row>} */
  const byId = new Map();
  /** @type {Map<string, Row[]>} */
  const byTitle = new Map();

  /** @param {Row} row */
  const titlesOf = (row) =>
    new Set([row.title, row.originalTitle, ...row.otherTitles].filter(Boolean).map(keys.titleKey));

  /** @param {Row} row */
  const directorWords = (row) =>
    row.directors
      .flatMap((name) => keys.nameKey(name).split(' '))
      .filter((word) => word.length >= SHORTEST_NAME_WORD);

  /** @param {Row} row */
  const note = (row) => {
    for (const name of IDS) if (row[name]) byId.set(`${name} ${row[name]}`, row);
    for (const title of titlesOf(row)) {
      const known = byTitle.get(title) ?? [];
      if (!known.includes(row)) byTitle.set(title, [...known, row]);
    }
  };

  /** @param {Row} film */
  const namesakeOf = (film) => {
    const words = new Set(directorWords(film));
    return [...titlesOf(film)]
      .flatMap((title) => byTitle.get(title) ?? [])
      .filter((row) => Math.abs(Number(row.year) - Number(film.year)) <= 2)
      .find((row) => directorWords(row).some((word) => words.has(word)));
  };

  /**
   * Whether the row gained any titles.
   * @param {Row} row
   * @param {Row} film
   */
  const fillTitles = (row, film) => {
    const known = titlesOf(row);
    const gained = [film.title, film.originalTitle, ...film.otherTitles].filter((title) => {
      const key = keys.titleKey(title);
      if (title === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
    row.otherTitles = [...row.otherTitles, ...gained];
    return gained.length > 0;
  };

  /** @type {Merged} */
  const merged = { rows, added: [], matched: [], filled: 0, refused: [] };
  for (const row of rows) note(row);
  for (const film of films) {
    const why = problemOf(film);
    const sameIds = new Set(IDS.flatMap((name) => byId.get(`${name} ${film[name]}`) ?? []));
    const [sameId] = sameIds;
    const known = sameId ?? namesakeOf(film);
    if (why) merged.refused.push({ row: film, why });
    else if (sameIds.size > 1)
      merged.refused.push({ row: film, why: 'Its ids belong to different films.' });
    else if (!known) {
      if (rows.length >= most) continue;
      rows.push(film);
      merged.added.push(film);
      note(film);
    } else if (IDS.some((name) => known[name] && film[name] && known[name] !== film[name]))
      merged.refused.push({ row: film, why: 'A film of its name has another id.' });
    else {
      merged.matched.push(film);
      const [facts, titles] = [fill(known, film), fillTitles(known, film)];
      if (facts || titles) {
        merged.filled += 1;
        note(known);
      }
    }
  }
  return merged;
}

/**
 * Whether the row gained any values.
 * @param {Row} row
 * @param {Row} film
 */
function fill(row, film) {
  const facts = /** @type {(keyof Row)[]} */ (Object.keys(film)).filter(
    (name) => !['id', 'title', 'originalTitle', 'otherTitles', 'year'].includes(name),
  );
  const gained = facts.filter((name) => row[name].length === 0 && film[name].length > 0);
  for (const name of gained) Object.assign(row, { [name]: film[name] });
  return gained.length > 0;
}
