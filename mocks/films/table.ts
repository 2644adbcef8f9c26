import type { Film } from '../../src/domain/films';
import { createYieldToMain } from '../../src/domain/yieldToMain';
import { filmIdOf } from '../rules/titles';

/** The catalogue's films by rank, the better known first. */
export interface Table {
  films: readonly Film[];
  get(id: string): Film | undefined;
}

const list = (cell: string | undefined): string[] => (cell ? cell.split('|') : []);

/** Reads `films.tsv`: a line of column names, then one film per line; multiple values in a cell are separated by bars. */
function linesOf(text: string) {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = new Map(head.split('\t').map((name, index) => [name, index]));
  const byId = new Map<string, Film>();
  const read = (line: string): void => {
    const cells = line.split('\t');
    const cell = (name: string): string | undefined => cells[columns.get(name) ?? -1];
    const [title = '', year, directors] = [
      cell('title'),
      Number(cell('year')),
      list(cell('directors')),
    ];
    // On a clash, the first keeps the plain slug, since new films are appended.
    const _id = cell('id') || filmIdOf({ title, year, directors }, (id) => byId.has(id));
    const [originalTitle, runtime] = [cell('originalTitle'), Number(cell('runtime'))];
    const otherTitles = list(cell('otherTitles'));
    byId.set(_id, {
      _id,
      title,
      ...(originalTitle && { originalTitle }),
      ...(otherTitles.length > 0 && { otherTitles }),
      year,
      directors,
      ...(runtime && { runtime }),
      countries: list(cell('countries')),
      languages: list(cell('languages')),
      genres: list(cell('genres')),
    });
  };
  const table = (): Table => ({ films: [...byId.values()], get: (id) => byId.get(id) });
  return { lines, read, table };
}

/** A table that is small, or whose reader has nothing else to do. */
export function readTable(text: string): Table {
  const { lines, read, table } = linesOf(text);
  lines.forEach(read);
  return table();
}

/** The whole catalogue, while the page goes on. */
export async function readTableInSlices(text: string): Promise<Table> {
  const { lines, read, table } = linesOf(text);
  const yieldToMain = createYieldToMain();
  for (const line of lines) {
    read(line);
    await yieldToMain();
  }
  return table();
}
