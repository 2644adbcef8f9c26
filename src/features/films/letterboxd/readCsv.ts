import Papa from 'papaparse';
import type { Pace } from '../../../lib/pace';
import { BOUNDS, COLUMNS, UnreadableExport, type ListName } from './exportFiles';

/** One line of a list as it was written, by the names of its columns. */
export interface Line {
  list: ListName;
  /** Counted as a spreadsheet does: 1 is the line of names. */
  number: number;
  cells: Readonly<Record<string, string>>;
}

/** A line that cannot be taken, and why. */
export interface RefusedLine extends Line {
  why: string;
}

const CHUNK_CHARS = 65_536;
/** Letterboxd may add some; a thousand are no list of films. */
const MOST_COLUMNS = 30;

interface Chunk {
  rows: string[][];
  /** Places of rows in it that are not as CSV is written. */
  broken: Set<number>;
}

const textOf = (list: ListName, bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableExport(`${list}.csv is not text in UTF-8, as Letterboxd writes it.`);
  }
};

/** Parses a text piece by piece, so that no task of the page is long. */
const parseChunks = (text: string, pace: Pace, take: (chunk: Chunk) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter: ',',
      skipEmptyLines: true,
      chunkSize: CHUNK_CHARS,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        parser.pause();
        const broken = new Set(errors.flatMap(({ row }) => row ?? []));
        Promise.resolve()
          .then(() => take({ rows: data, broken }))
          .then(pace)
          .then(() => parser.resume())
          .catch(reject);
      },
      complete: () => resolve(),
    });
  });

const columnsOf = (list: ListName, header: readonly string[]): string[] => {
  const columns = header.slice(0, MOST_COLUMNS).map((name) => name.trim());
  const isWhole = columns.length === header.length;
  if (isWhole && COLUMNS[list].every((name) => columns.includes(name))) return columns;
  const expected = COLUMNS[list].slice(0, 4).join(', ');
  throw new UnreadableExport(`${list}.csv does not begin as Letterboxd’s does (${expected} …).`);
};

/**
 * The lines of one list.
 * @throws UnreadableExport where it is no such list at all
 */
export const readCsv = async (
  list: ListName,
  bytes: Uint8Array,
  pace: Pace,
): Promise<{ lines: Line[]; refused: RefusedLine[] }> => {
  const lines: Line[] = [];
  const refused: RefusedLine[] = [];
  let columns: string[] | undefined;
  let charsWithoutRow = 0;
  let number = 0;
  await parseChunks(textOf(list, bytes), pace, ({ rows, broken }) => {
    charsWithoutRow = rows.length > 0 ? 0 : charsWithoutRow + CHUNK_CHARS;
    if (charsWithoutRow > BOUNDS.rowChars)
      throw new UnreadableExport(`${list}.csv has a quote that never ends.`);
    for (const [place, row] of rows.entries()) {
      number += 1;
      if (columns === undefined) {
        columns = columnsOf(list, row);
        continue;
      }
      const cells = Object.fromEntries(columns.map((name, at) => [name, row[at] ?? '']));
      const line = { list, number, cells };
      if (broken.has(place)) refused.push({ ...line, why: 'Its quotation marks do not match.' });
      else if (row.length === columns.length) lines.push(line);
      else refused.push({ ...line, why: `It has ${row.length} cells, not ${columns.length}.` });
      if (number > BOUNDS.rows)
        throw new UnreadableExport(`${list}.csv has more than ${BOUNDS.rows} lines.`);
    }
  });
  if (columns === undefined) columnsOf(list, []);
  return { lines, refused };
};
