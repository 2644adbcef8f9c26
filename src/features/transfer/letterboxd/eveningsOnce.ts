import type { ExportContent, ReadLine } from './collection';
import type { ResolvedFilmIds } from './previewOf';
import type { LineData } from './readRows';

interface Evening {
  line: ReadLine;
  data: Extract<LineData, { kind: 'entry' }>;
  /** Its film, its day, and which one of that day it is. */
  key: string;
}

/** The evenings of the lines that are from the app's own export, or from the other lists. */
const eveningsOf = (
  { films, lines }: ExportContent,
  filmIds: ResolvedFilmIds,
  isOwn: boolean,
): Evening[] => {
  const counts = new Map<string, number>();
  return lines.flatMap((line) => {
    const { film, data } = line;
    if (data.kind !== 'entry' || (line.line.list === 'films') !== isOwn) return [];
    const { title = '', year = '' } = films[film] ?? {};
    const day = [filmIds[film] ?? `${title} ${year}`, data.watchedOn].join('\n');
    const nth = counts.get(day) ?? 0;
    counts.set(day, nth + 1);
    return { line, data, key: `${day}\n${nth}` };
  });
};

/**
 * The lines without the evenings of the app's own export that Letterboxd's lists have, too: chosen together, they are
 * one. What only the app's export says of an evening is added to the other line.
 */
export const eveningsOnce = (content: ExportContent, filmIds: ResolvedFilmIds): ReadLine[] => {
  const others = new Map(
    eveningsOf(content, filmIds, false).map((evening) => [evening.key, evening.data]),
  );
  const doubled = new Set<ReadLine>();
  for (const { line, data, key } of eveningsOf(content, filmIds, true)) {
    const other = others.get(key);
    if (!other) continue;
    doubled.add(line);
    other.text ??= data.text;
    other.rating ??= data.rating;
    other.again ??= data.again;
    if (data.tags) other.tags ??= data.tags;
  }
  return content.lines.filter((line) => !doubled.has(line));
};
