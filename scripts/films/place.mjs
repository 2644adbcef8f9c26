/** @typedef {import('./table.mjs').Row} Row */

/** The best known films, among which no new one is placed. */
const LEADING = 200;
/** Posters that can be on the screen together. */
const NEIGHBOURS = 49;

/**
 * Places new films among the table's, whose order stays: after the best known, every second film is a new one, in the
 * order given. A film waits while its poster would look like that of a neighbour.
 * @param {readonly Row[]} table
 * @param {readonly Row[]} added
 * @param {(row: Row) => string} lookOf what a film's poster looks like
 * @returns {Row[]}
 */
export function place(table, added, lookOf) {
  const rows = table.slice(0, LEADING);
  const [waiting, known] = [[...added], table.slice(LEADING)];
  /** @param {Row} row */
  const isUnlike = (row) => {
    const look = lookOf(row);
    return ![...rows.slice(-NEIGHBOURS), ...known.slice(0, NEIGHBOURS)].some(
      (other) => lookOf(other) === look,
    );
  };
  while (waiting.length > 0 && known.length > 0) {
    const next = waiting.findIndex(isUnlike);
    rows.push(...waiting.splice(Math.max(next, 0), 1), ...known.splice(0, 1));
  }
  while (waiting.length > 0)
    rows.push(...waiting.splice(Math.max(waiting.findIndex(isUnlike), 0), 1));
  return [...rows, ...known];
}
