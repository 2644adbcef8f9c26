import { REFUSALS } from '../../../domain/errors';
import type { YieldToMain } from '../../../domain/yieldToMain';
import { filmIndices, filmsOf } from './filmIndices';
import type { Line, RefusedLine } from './readCsv';
import type { ParsedList } from './readListFile';
import type { ExportedFilm, LineData, ParsedLine } from './readRows';

/** A parsed line; `film` is the index of its film in the export's films. */
export interface ReadLine {
  line: Line;
  film: number;
  data: LineData;
}

/** A list of the export; each of its films is an index among the export's films. */
export interface ReadList extends Omit<ParsedList, 'films'> {
  films: { line: ParsedList['line']; film: number; note: string | null }[];
}

/** The content of an export. */
export interface ExportContent {
  /** Without duplicates. */
  films: ExportedFilm[];
  /** In the order in which they are imported. */
  lines: ReadLine[];
  lists: ReadList[];
  refused: RefusedLine[];
}

const ALIKE =
  'The export has several films of this name and year, and this line does not say which.';
const [, ON_LIST] = REFUSALS.filmOnList;
const ID_TWICE =
  'Another line has the same Letterboxd URI, or none and the same film and day, and says something else.';

/**
 * Watched films, then the ratings as they are now, which count over those of the evenings after them, then reviews, then
 * the watchlist and the loved films.
 */
const ORDER = ['watched', 'rating', 'entry', 'review', 'watchlist', 'loved'];

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
      ...((data.tags ?? other.tags) && { tags: data.tags ?? other.tags ?? [] }),
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

/** A list with its films by their indices, as far as they are known; a film is on it once. */
const readList = (
  { films, ...list }: ParsedList,
  indices: ReadonlyMap<object, number | null>,
): { list: ReadList; refused: RefusedLine[] } => {
  const placed = new Map<number, ReadList['films'][number]>();
  const refused: RefusedLine[] = [];
  for (const one of films) {
    const { line, film, note } = one;
    const index = indices.get(film) ?? null;
    if (index === null) refused.push({ ...line, why: ALIKE });
    else if (placed.has(index)) refused.push({ ...line, why: ON_LIST });
    else placed.set(index, { line, film: index, note });
  }
  return { list: { ...list, films: [...placed.values()] }, refused };
};

/** A film without an address comes after all that have one. */
const addressedFirst = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const isAddressed = ({ film }: ParsedLine): boolean => film.address !== undefined;
  return [...lines.filter(isAddressed), ...lines.filter((line) => !isAddressed(line))];
};

/** Puts the lines of all lists together. */
export const collect = async (
  parsed: readonly ParsedLine[],
  parsedLists: readonly ParsedList[],
  refused: readonly RefusedLine[],
  yieldToMain: YieldToMain,
): Promise<ExportContent> => {
  const { films, indexOf } = filmIndices();
  const indices = new Map<object, number | null>();
  // One by one: an array of a hundred thousand would keep the page waiting before the first pause.
  for (const film of filmsOf(parsed, parsedLists)) {
    indices.set(film, indexOf(film));
    await yieldToMain();
  }
  const isAlike = alikeFinder();
  const found: ReadLine[] = [];
  const alike: RefusedLine[] = [];
  for (const one of addressedFirst(parsed)) {
    const { line, film, data } = one;
    const index = indices.get(film) ?? null;
    if (index === null || isAlike(one, index)) alike.push({ ...line, why: ALIKE });
    else found.push({ line, film: index, data });
  }
  const { lines, refused: taken } = joined(found);
  const lists: ReturnType<typeof readList>[] = [];
  for (const list of parsedLists) {
    lists.push(readList(list, indices));
    await yieldToMain();
  }
  return {
    films,
    refused: [...refused, ...alike, ...taken, ...lists.flatMap((one) => one.refused)],
    lines: inOrder(lines),
    lists: lists.map(({ list }) => list),
  };
};
