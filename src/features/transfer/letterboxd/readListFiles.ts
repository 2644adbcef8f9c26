import { LIST_LIMITS } from '../../../domain/listLimits';
import { REFUSALS } from '../../../domain/errors';
import type { YieldToMain } from '../../../domain/yieldToMain';
import type { ExportFile } from './exportFiles';
import { filesByList, stemOf } from './listFiles';
import { textOf, type RefusedLine } from './readCsv';
import { readListFile, type ParsedList } from './readListFile';

const LIST_TWICE = 'This list is there twice.';
const [, TOO_MANY] = REFUSALS.tooManyListFilms;

/** A list that is in several files is whole only with all of them. */
const joinParts = (parts: readonly (ParsedList | null)[]): ParsedList | null => {
  const read = parts.flatMap((part) => part ?? []);
  const [first] = read;
  if (!first || read.length < parts.length) return null;
  return { ...first, films: read.flatMap(({ films }) => films) };
};

/** Reads the lists of an export, each from its own files. A list that cannot come in whole is refused. */
export const readListFiles = async (
  files: readonly ExportFile[],
  userId: string,
  yieldToMain: YieldToMain,
): Promise<{ lists: ParsedList[]; refused: RefusedLine[] }> => {
  const lists = new Map<string, ParsedList>();
  const refused: RefusedLine[] = [];
  const described = files.filter(({ kind }) => kind === 'descriptions');
  const descriptions = new Map(described.map((file) => [stemOf(file), textOf(file)]));
  for (const { name, files: parts } of filesByList(files.filter(({ kind }) => kind === 'lists'))) {
    const about = {
      title: name.replace(/^.*[/\\]/, ''),
      description: descriptions.get(name) ?? '',
    };
    const read: (ParsedList | null)[] = [];
    for (const part of parts) {
      const { list, refused: lines } = await readListFile(part, about, userId, yieldToMain);
      refused.push(...lines);
      read.push(list);
    }
    const list = joinParts(read);
    if (!list) continue;
    if (lists.has(list._id)) refused.push({ ...list.line, why: LIST_TWICE });
    else if (list.films.length > LIST_LIMITS.films) refused.push({ ...list.line, why: TOO_MANY });
    else lists.set(list._id, list);
  }
  return { lists: [...lists.values()], refused };
};
