import { createYieldToMain } from '../../../domain/yieldToMain';
import { collect, type ExportContent } from './collection';
import { FILMS_SUFFIX } from './exportFiles';
import { readExtras, type Extras } from './extras';
import { inLetterboxdsColumns, isOfList } from './ownFormats';
import { readCsv, type RefusedLine } from './readCsv';
import { readListFiles } from './readListFiles';
import { readLine, type ParsedLine } from './readRows';
import { listsAmong, unpackFiles } from './unpackFiles';

/** The order in which lists are read: the diary comes before the reviews, which belong to its entries. */
const ORDER = ['ratings', 'watched', 'watchlist', 'loved', 'diary', 'reviews', 'films', 'refused'];

/**
 * Reads an export, as a ZIP or as its single lists, and validates everything in it.
 * @param userId the user who imports it
 * @throws UnreadableExport
 */
export const readExport = async (
  chosen: readonly File[],
  userId: string,
): Promise<ExportContent & Extras> => {
  const yieldToMain = createYieldToMain();
  const { files, others } = await unpackFiles(chosen, yieldToMain);
  const parsed: ParsedLine[] = [];
  const refused: RefusedLine[] = [];
  const times = new Map<string, number>();
  const lists = listsAmong(files).sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const list of lists) {
    const { lines, refused: malformed } = await readCsv(list, yieldToMain);
    refused.push(...malformed);
    for (const raw of lines) {
      if (isOfList(raw)) {
        refused.push({ ...raw, why: 'Add this film to its list here.' });
        continue;
      }
      const line = inLetterboxdsColumns(raw);
      const { Name, Year, Directors, 'Watched Date': day } = line.cells;
      // Our own export can be in parts; what other programs wrote twice is the same evening.
      const file = raw.file.includes(FILMS_SUFFIX) ? '' : raw.file;
      const evening = [line.list, file, Name, Year, Directors, day].join('\n');
      const nth = times.get(evening) ?? 0;
      times.set(evening, nth + 1);
      const read = readLine(line, nth, userId);
      if ('why' in read) refused.push(read);
      else parsed.push(read);
      await yieldToMain();
    }
  }
  const ofLists = await readListFiles(files, userId, yieldToMain);
  refused.push(...ofLists.refused);
  const content = await collect(parsed, ofLists.lists, refused, yieldToMain);
  return { ...content, ...(await readExtras(content, files, others, yieldToMain)) };
};
