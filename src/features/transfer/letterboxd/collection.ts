import type { Line, RefusedLine } from './readCsv';
import type { ExportedFilm, LineData, ParsedLine } from './readRows';

/** A parsed line; `film` is the index of its film in the export's films. */
export interface ReadLine {
  line: Line;
  film: number;
  data: LineData;
}

/** The content of an export. */
export interface ExportContent {
  /** Without duplicates. */
  films: ExportedFilm[];
  /** In the order in which they are imported. */
  lines: ReadLine[];
  refused: RefusedLine[];
}

const ALIKE =
  'The export has several films of this name and year, and this line does not say which.';

/**
 * Watched films, then the ratings as they are now, which count over those of the evenings after them, then reviews, then
 * the watchlist.
 */
const ORDER = ['watched', 'rating', 'entry', 'review', 'watchlist'];

/** Within a kind, the oldest line first, so that the newest there is the newest here. */
const dayOf = ({ line, data }: ReadLine): string =>
  data.kind === 'entry' ? data.watchedOn : (line.cells['Date'] ?? '');

const inOrder = (lines: readonly ReadLine[]): ReadLine[] =>
  ORDER.flatMap((kind) =>
    lines
      .filter(({ data }) => data.kind === kind)
      .map((line) => ({ line, day: dayOf(line) }))
      .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .map(({ line }) => line),
  );

const nameOf = ({ title, year, directors = [] }: ExportedFilm): string =>
  [year, title, ...directors].join('\n');

/** Finds the index of each line's film. Films of one name are told apart by their addresses. */
const filmIndices = () => {
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

/** A review joins its diary entry, which has the same id. Everything else is a line of its own. */
const joined = (lines: readonly ReadLine[]): ReadLine[] => {
  const written = new Map<string, ReadLine>();
  const others: ReadLine[] = [];
  for (const line of lines) {
    const { data } = line;
    if (data.kind !== 'entry' && data.kind !== 'review') {
      others.push(line);
      continue;
    }
    const earlier = written.get(data._id)?.data;
    if (earlier?.kind !== 'entry') written.set(data._id, line);
    else {
      earlier.text ??= data.text;
      earlier.rating ??= data.rating;
    }
  }
  return [...written.values(), ...others];
};

/** Puts the lines of all lists together. */
export const collect = (
  parsed: readonly ParsedLine[],
  refused: readonly RefusedLine[],
): ExportContent => {
  const { films, indexOf } = filmIndices();
  const lines: ReadLine[] = [];
  const alike: RefusedLine[] = [];
  const addressed = parsed.filter(({ film }) => film.address !== undefined);
  const others = parsed.filter(({ film }) => film.address === undefined);
  for (const { line, film, data } of [...addressed, ...others]) {
    const index = indexOf(film);
    if (index === null) alike.push({ ...line, why: ALIKE });
    else lines.push({ line, film: index, data });
  }
  return { films, refused: [...refused, ...alike], lines: inOrder(joined(lines)) };
};
