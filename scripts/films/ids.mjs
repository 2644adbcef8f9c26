/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {(film: { title: string, year: number, directors: string[] }, isTaken: (id: string) => boolean) => string} FilmIdOf */

/** @param {Row} row */
const named = ({ title, year, directors }) => ({ title, year: Number(year), directors });

/**
 * Each film's id, as written or the default, in the table's order.
 * @param {readonly Row[]} rows
 * @param {FilmIdOf} filmIdOf
 * @returns {Map<Row, string>}
 */
export function idsOf(rows, filmIdOf) {
  const taken = new Set();
  return new Map(
    rows.map((row) => {
      const id = row.id || filmIdOf(named(row), (other) => taken.has(other));
      taken.add(id);
      return [row, id];
    }),
  );
}

/**
 * The rows in another order, with an explicit id where the default is now another. A film keeps its id for ever, since
 * people's data refer to it.
 * @param {readonly Row[]} rows
 * @param {ReadonlyMap<Row, string>} ids
 * @param {FilmIdOf} filmIdOf
 * @returns {Row[]}
 */
export function withIds(rows, ids, filmIdOf) {
  const taken = new Set();
  return rows.map((row) => {
    const id = ids.get(row) ?? '';
    const isDefault = filmIdOf(named(row), (other) => taken.has(other)) === id;
    taken.add(id);
    return { ...row, id: isDefault ? '' : id };
  });
}
