import * as v from 'valibot';
import { isBlank } from '../../../domain/blank';
import { plainAddress } from '../../../domain/filmAddress';
import { LIST_LIMITS } from '../../../domain/listLimits';
import { textSchema } from '../../../domain/schemas';
import type { YieldToMain } from '../../../domain/yieldToMain';
import { personalId } from '../personalId';
import type { ExportFile } from './exportFiles';
import { isBlankRow, parseChunks, textOf, type RefusedLine } from './readCsv';
import { FilmSchema, type ExportedFilm } from './readRows';
import { wordsOfMarkup } from './wordsOfMarkup';

/** A line of a list, or the one about the list itself. */
type ListLine = Omit<RefusedLine, 'why'>;

/** A list as its file has it. */
export interface ParsedList {
  _id: string;
  title: string;
  description: string;
  /** Whether an address tells it apart from another of its title. */
  isNamedByAddress: boolean;
  line: ListLine;
  /** In their order. */
  films: { line: ListLine; film: ExportedFilm; note: string | null }[];
}

/** The first line of a list that Letterboxd exports. */
const isListExport = (firstLine: string): boolean =>
  /^\s*"?Letterboxd list export/i.test(firstLine);

/** Whether a file that begins so is a list, as Letterboxd exports it or, with positions, as for its importer; not as IMDb does. */
export const beginsList = (firstLine: string): boolean =>
  isListExport(firstLine) || /^\s*"?Position"?,(?!"?Const\b)/i.test(firstLine);

const limited = (limit: number) =>
  v.pipe(v.string(), v.transform(wordsOfMarkup), v.trim(), textSchema('It', limit));

const HeadSchema = v.object({
  Name: v.pipe(
    textSchema('It', LIST_LIMITS.title),
    v.trim(),
    v.check((title) => !isBlank(title)),
  ),
  Description: v.exactOptional(limited(LIST_LIMITS.description), ''),
});

const ListedFilmSchema = v.object({
  ...FilmSchema.entries,
  Review: v.exactOptional(limited(LIST_LIMITS.note), ''),
});

const LIMITS: Readonly<Record<string, number>> = {
  Description: LIST_LIMITS.description,
  Review: LIST_LIMITS.note,
};

/** The first problem with a line, named by its column in the file. */
const reasonOf = (issue: v.BaseIssue<unknown>, cells: ListLine['cells']): string => {
  const column = v.getDotPath(issue) ?? 'text';
  const limit =
    column === 'Name' && !isBlank(cells['Name'] ?? '') ? LIST_LIMITS.title : LIMITS[column];
  const called = column === 'Review' ? 'note' : column;
  return limit === undefined
    ? `Its ${called} cannot be read.`
    : `Its ${called} is longer than ${limit} characters.`;
};

const cellsOf = (columns: readonly string[], row: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, at) => [column.trim(), row[at] ?? '']));

/** The cells of a film’s line, by the names of the other files: Letterboxd’s lists, and those made for its importer, have their own. */
const filmCells = (cells: Readonly<Record<string, string>>): Record<string, string> => ({
  Name: cells['Name'] ?? cells['Title'] ?? '',
  Year: cells['Year'] ?? '',
  'Letterboxd URI': cells['URL'] ?? '',
  Directors: cells['Directors'] ?? '',
  Review: cells['Description'] ?? cells['Review'] ?? '',
});

interface Row {
  number: number;
  cells: string[];
  isBroken: boolean;
}

const rowsOf = async (file: ExportFile, yieldToMain: YieldToMain): Promise<Row[]> => {
  const rows: Row[] = [];
  let number = 0;
  await parseChunks(textOf(file), yieldToMain, (chunk) => {
    for (const [index, cells] of chunk.rows.entries()) {
      number += 1;
      if (!isBlankRow(cells)) rows.push({ number, cells, isBroken: chunk.broken.has(index) });
    }
  });
  return rows;
};

/** What is known of a list besides its file’s lines: the file’s name, and the text beside it. */
interface AboutList {
  title: string;
  description: string;
}

/** The part about the list itself, and what follows it. A list for Letterboxd’s importer has none. */
const partsOf = (
  { title, description }: AboutList,
  rows: readonly Row[],
): { number: number; head: Record<string, string>; rest: readonly Row[] } => {
  const [first, columns, head] = rows;
  if (isListExport(first?.cells[0] ?? '') && columns && head)
    return { number: head.number, head: cellsOf(columns.cells, head.cells), rest: rows.slice(3) };
  return { number: 1, head: { Name: title, Description: description }, rest: rows };
};

const readFilm = (line: ListLine): ParsedList['films'][number] | RefusedLine => {
  const { success, output, issues } = v.safeParse(ListedFilmSchema, line.cells, {
    abortEarly: true,
  });
  if (!success) return { ...line, why: reasonOf(issues[0], line.cells) };
  const { Name: title, Year: year, Directors: directors, Review: note } = output;
  const address = plainAddress(line.cells['Letterboxd URI'] ?? '');
  return {
    line,
    film: {
      title,
      year,
      ...(directors.length > 0 && { directors }),
      ...(address !== '' && { address }),
    },
    note: isBlank(note) ? null : note,
  };
};

/** The lines by their positions, as far as these say an order. */
const inOrder = (rows: readonly (Row & { byName: Record<string, string> })[]) => {
  const placeOf = ({ byName }: (typeof rows)[number]) => Number(byName['Position'] ?? NaN);
  return rows.every((row) => placeOf(row) > 0)
    ? rows.toSorted((a, b) => placeOf(a) - placeOf(b))
    : rows;
};

/**
 * Reads the file of one list. A line that cannot be read is refused; so is the list if that is the one about it.
 * @param about holds if the file itself does not say it
 * @param userId the user who imports it
 * @throws UnreadableExport
 */
export const readListFile = async (
  file: ExportFile,
  about: AboutList,
  userId: string,
  yieldToMain: YieldToMain,
): Promise<{ list: ParsedList | null; refused: RefusedLine[] }> => {
  const name = `lists/${file.name.replace(/^.*[/\\]/, '')}`;
  const { number, head, rest } = partsOf(about, await rowsOf(file, yieldToMain));
  const line = { file: name, number, cells: head };
  const [columns, ...rows] = rest;
  const names = columns?.cells.map((column) => column.trim()) ?? [];
  if (!names.includes('Year') || !(names.includes('Name') || names.includes('Title')))
    return { list: null, refused: [{ ...line, why: 'It is no list that Letterboxd exports.' }] };
  const { success, output, issues } = v.safeParse(HeadSchema, head, { abortEarly: true });
  if (!success) return { list: null, refused: [{ ...line, why: reasonOf(issues[0], head) }] };

  const films: ParsedList['films'] = [];
  const refused: RefusedLine[] = [];
  const named = rows.map((row) => ({ ...row, byName: cellsOf(names, row.cells) }));
  for (const row of inOrder(named)) {
    const filmLine = { file: name, number: row.number, cells: filmCells(row.byName) };
    const film = row.isBroken
      ? { ...filmLine, why: 'Its quotation marks do not match.' }
      : readFilm(filmLine);
    if ('why' in film) refused.push(film);
    else films.push(film);
    await yieldToMain();
  }
  const address = plainAddress(head['URL'] ?? '');
  const { Name: title } = output;
  const identity = address === '' ? ['list', head['Date'] ?? '', title].join('\n') : address;
  const _id = `boxd-${personalId(userId, identity)}`;
  return {
    list: {
      _id,
      title,
      description: output.Description,
      isNamedByAddress: address !== '',
      line,
      films,
    },
    refused,
  };
};
