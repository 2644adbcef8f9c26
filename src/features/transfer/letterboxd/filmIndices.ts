import type { ParsedList } from './readListFile';
import type { ExportedFilm, ParsedLine } from './readRows';

const nameOf = ({ title, year, directors = [] }: ExportedFilm): string =>
  [year, title, ...directors].join('\n');

/** Finds the index of each line's film. Films of one name are told apart by their addresses. */
export const filmIndices = () => {
  const films: ExportedFilm[] = [];
  const byName = new Map<string, number[]>();
  const add = (film: ExportedFilm): number => {
    const index = films.push(film) - 1;
    byName.set(nameOf(film), [...(byName.get(nameOf(film)) ?? []), index]);
    return index;
  };
  return {
    films,
    /** Null if it may be one of several. A film without an address comes after all that have one. */
    indexOf: (film: ExportedFilm): number | null => {
      const alike = byName.get(nameOf(film)) ?? [];
      if (film.address !== undefined)
        return alike.find((index) => films[index]?.address === film.address) ?? add(film);
      const [first, second] = alike;
      return second === undefined ? (first ?? add(film)) : null;
    },
  };
};

/** The films of all lines and lists, those with an address first. */
export function* filmsOf(
  parsed: readonly ParsedLine[],
  parsedLists: readonly ParsedList[],
): Generator<ExportedFilm> {
  for (const isAddressed of [true, false])
    for (const lines of [parsed, ...parsedLists.map((list) => list.films)])
      for (const { film } of lines) if ((film.address !== undefined) === isAddressed) yield film;
}
