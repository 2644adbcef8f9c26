import Papa from 'papaparse';
import type { YieldToMain } from '../../../domain/yieldToMain';
import { BOUNDS, COLUMNS, UnreadableExport, type ExportFile, type ListName } from './exportFiles';

/** One line of a list: its cells by column name, unchanged. */
export interface Line {
  list: ListName;
  /** The name of its file. */
  file: string;
  /** As in a spreadsheet: the header is line 1. */
  number: number;
  cells: Readonly<Record<string, string>>;
}

/** A line that cannot be imported, and why. */
export interface RefusedLine extends Omit<Line, 'list'> {
  why: string;
}

const CHUNK_CHARS = 65_536;
/** Letterboxd may add columns, but a file with a thousand is no list of films. */
const MAX_COLUMNS = 30;

interface Chunk {
  rows: string[][];
  /** The indices of its malformed rows. */
  broken: Set<number>;
}

/** @throws UnreadableExport */
export const textOf = ({ name, bytes }: Pick<ExportFile, 'name' | 'bytes'>): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableExport(`${name} is not text in UTF-8, as Letterboxd writes it.`);
  }
};

/**
 * The line ending to parse with; undefined lets the parser guess. Joined files can mix both kinds: splitting at the
 * shorter one reads them all.
 */
const newlineOf = (text: string): '\n' | undefined =>
  /^[^\r\n]*\r?\n/.test(text) ? '\n' : undefined;

/** Without what the longer line ending leaves. */
const withoutLineEnd = (row: string[]): string[] =>
  row.with(-1, (row.at(-1) ?? '').replace(/\r$/, ''));

/** Parses a text chunk by chunk, so that no task blocks the page for long. */
export const parseChunks = (
  text: string,
  yieldToMain: YieldToMain,
  take: (chunk: Chunk) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter: ',',
      newline: newlineOf(text),
      chunkSize: CHUNK_CHARS,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        parser.pause();
        const broken = new Set(errors.flatMap(({ row }) => row ?? []));
        Promise.resolve()
          .then(() => take({ rows: data.map(withoutLineEnd), broken }))
          .then(yieldToMain)
          .then(() => parser.resume())
          .catch(reject);
      },
      complete: () => resolve(),
    });
  });

/** Whether a line is empty: a spreadsheet writes such a one with all its commas. */
export const isBlankRow = (row: readonly string[]): boolean =>
  row.every((cell) => cell.trim() === '');

const FOUND_CHARS = 80;

const columnsOf = (list: ListName, name: string, header: readonly string[]): string[] => {
  const columns = header.slice(0, MAX_COLUMNS).map((column) => column.trim());
  const isWhole = columns.length === header.length;
  if (isWhole && COLUMNS[list].every((column) => columns.includes(column))) return columns;
  const expected = COLUMNS[list].slice(0, 4).join(', ');
  const found = columns.join(', ').slice(0, FOUND_CHARS);
  throw new UnreadableExport(
    `${name} does not begin as Letterboxd’s does (${expected} …), but ${found === '' ? 'is empty' : `with “${found}”`}.`,
  );
};

/**
 * Parses one list of an export. Resolves to its lines, and those that are malformed.
 * @throws UnreadableExport if the file is not such a list at all
 */
export const readCsv = async (
  { kind: list, name, bytes }: ExportFile & { kind: ListName },
  yieldToMain: YieldToMain,
): Promise<{ lines: Line[]; refused: RefusedLine[] }> => {
  const baseName = name.replace(/^.*[/\\]/, '');
  // Its name alone would not say which films these are.
  const file = list === 'loved' ? `likes/${baseName}` : baseName;
  const lines: Line[] = [];
  const refused: RefusedLine[] = [];
  let columns: string[] | undefined;
  let charsWithoutRow = 0;
  let number = 0;
  await parseChunks(textOf({ name: file, bytes }), yieldToMain, ({ rows, broken }) => {
    charsWithoutRow = rows.length > 0 ? 0 : charsWithoutRow + CHUNK_CHARS;
    if (charsWithoutRow > BOUNDS.rowChars)
      throw new UnreadableExport(`${file} has a quote that never ends.`);
    for (const [index, row] of rows.entries()) {
      number += 1;
      // Blank lines are skipped here: if the parser skipped them, its errors would be off by as many rows.
      if (isBlankRow(row)) continue;
      if (columns === undefined) {
        columns = columnsOf(list, file, row);
        continue;
      }
      const cells = Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']));
      const line = { list, file, number, cells };
      if (broken.has(index)) refused.push({ ...line, why: 'Its quotation marks do not match.' });
      else if (row.length === columns.length) lines.push(line);
      else refused.push({ ...line, why: `It has ${row.length} cells, not ${columns.length}.` });
      if (number > BOUNDS.rows)
        throw new UnreadableExport(`${file} has more than ${BOUNDS.rows} lines.`);
    }
  });
  if (columns === undefined) columnsOf(list, file, []);
  return { lines, refused };
};
