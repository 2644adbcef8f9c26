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
const ID_TWICE =
  'Another line has the same Letterboxd URI, or none and the same film and day, and says something else.';

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

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a line of the diary and one of the reviews are about one evening, or a line is there twice. */
const isSameEvening = (a: ReadLine, b: ReadLine): boolean => {
  if (a.line.list === b.line.list) return a.film === b.film && isEqual(a.data, b.data);
  const days = new Set([a, b].flatMap(({ data }) => (data.kind === 'entry' ? data.watchedOn : [])));
  return a.film === b.film && days.size < 2;
};

/** What its evening's line in another list says beside it. */
const completed = (line: ReadLine, { data: other }: ReadLine): ReadLine => {
  const { data } = line;
  if (data.kind !== 'entry' || !('_id' in other)) return line;
  const { text, rating, again } = data;
  return {
    ...line,
    data: {
      ...data,
      text: text ?? other.text,
      rating: rating ?? other.rating,
      again: again ?? other.again,
    },
  };
};

/** A review joins its diary entry, which has the same id. Everything else is a line of its own. */
const joined = (lines: readonly ReadLine[]): Pick<ExportContent, 'lines' | 'refused'> => {
  const written = new Map<string, ReadLine>();
  const others: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  for (const line of lines) {
    const { data } = line;
    if (!('_id' in data)) {
      others.push(line);
      continue;
    }
    const earlier = written.get(data._id);
    if (earlier && !isSameEvening(earlier, line)) refused.push({ ...line.line, why: ID_TWICE });
    else if (earlier?.data.kind === 'entry') written.set(data._id, completed(earlier, line));
    else written.set(data._id, earlier ? completed(line, earlier) : line);
  }
  return { lines: [...written.values(), ...others], refused };
};

/** Which lines may be about another film of that name: a list has a film once, except among evenings and reviews. */
const alikeFinder = () => {
  const seen = new Map<string, { line: Line; address: string | undefined }>();
  return ({ line, film: { address }, data }: ParsedLine, index: number): boolean => {
    if ('_id' in data || line.list === 'diary' || line.list === 'reviews') return false;
    const place = [line.file, data.kind, index].join('\n');
    const first = seen.get(place);
    if (!first) seen.set(place, { line, address });
    const isKnown = address !== undefined && first?.address === address;
    return first !== undefined && !isKnown && !isEqual(first.line.cells, line.cells);
  };
};

/** Puts the lines of all lists together. */
export const collect = (
  parsed: readonly ParsedLine[],
  refused: readonly RefusedLine[],
): ExportContent => {
  const { films, indexOf } = filmIndices();
  const isAlike = alikeFinder();
  const found: ReadLine[] = [];
  const alike: RefusedLine[] = [];
  const addressed = parsed.filter(({ film }) => film.address !== undefined);
  const others = parsed.filter(({ film }) => film.address === undefined);
  for (const one of [...addressed, ...others]) {
    const { line, film, data } = one;
    const index = indexOf(film);
    if (index === null || isAlike(one, index)) alike.push({ ...line, why: ALIKE });
    else found.push({ line, film: index, data });
  }
  const { lines, refused: taken } = joined(found);
  return { films, refused: [...refused, ...alike, ...taken], lines: inOrder(lines) };
};
