import Papa from 'papaparse';
import { isBlank } from '../../../domain/blank';
import type { FilmSummary } from '../../../domain/filmSummary';
import type { WholeList } from '../readLists';
import { csvFiles } from './csvFiles';
import { COLUMNS } from './exportFiles';
import { listFileName, nameNumbering } from './listFileName';
import { markupOfWords } from './wordsOfMarkup';

/**
 * Columns of https://letterboxd.com/about/importing-data/, and the position, which our own import reads. In a list, the
 * review is the note on the film. There is no column for what is said of the list itself.
 */
const FIELDS = ['Position', 'Title', 'Year', 'Directors', 'Review'];

interface ListFiles {
  /** By their paths. */
  files: Record<string, string>;
  /** How many lists are in several files. */
  splitLists: number;
}

/** The files of the lists in an archive, named by the titles; a description is in a text beside them. */
export const listsCsv = (lists: readonly WholeList[]): ListFiles => {
  const files: ListFiles['files'] = {};
  let splitLists = 0;
  const unused = nameNumbering();
  for (const { title, description, films } of lists) {
    const rows = films.map(({ film, note }, at) => [
      at + 1,
      film.title,
      film.year,
      film.directors.join(', '),
      note === null ? '' : markupOfWords(note),
    ]);
    const name = unused(listFileName(title));
    const texts = csvFiles(FIELDS, rows);
    if (texts.length > 1) splitLists += 1;
    for (const [at, text] of texts.entries()) {
      const part = texts.length === 1 ? name : unused(`${name} (${at + 1} of ${texts.length})`);
      files[`lists/${part}.csv`] = text;
    }
    if (!isBlank(description)) files[`lists/${name}.txt`] = markupOfWords(description);
  }
  return { files, splitLists };
};

/**
 * The loved films as Letterboxd exports them, which its importer does not take but ours does: the first becomes the
 * oldest there.
 * @param films the newest first
 */
export const lovedCsv = (films: readonly FilmSummary[]): string =>
  Papa.unparse({
    fields: [...COLUMNS.loved],
    data: films.toReversed().map(({ title, year }) => ['', title, year, '']),
  });
