import { createYieldToMain, type YieldToMain } from '../../../lib/yieldToMain';
import { BOUNDS, LIST_NAMES, listByName, UnreadableExport, type ListName } from './exportFiles';
import { readCsv, type RefusedLine } from './readCsv';
import { readLine, type ExportedFilm, type ReadLine } from './readRows';
import { isZip, readZip } from './readZip';

/** The content of an export. */
export interface ExportContent {
  /** Without duplicates. */
  films: ExportedFilm[];
  /** In the order in which they are imported. */
  lines: ReadLine[];
  refused: RefusedLine[];
}

const NOTHING_OF_LETTERBOXD =
  'This is not a Letterboxd export: it has no diary.csv, reviews.csv, ratings.csv, watched.csv or watchlist.csv.';

const unpack = async (
  files: readonly File[],
  yieldToMain: YieldToMain,
): Promise<Map<ListName, Uint8Array>> => {
  const lists = new Map<ListName, Uint8Array>();
  const add = (name: ListName, bytes: Uint8Array) => {
    if (lists.has(name)) throw new UnreadableExport(`You chose ${name}.csv twice.`);
    lists.set(name, bytes);
  };
  if (files.reduce((sum, { size }) => sum + size, 0) > BOUNDS.fileBytes)
    throw new UnreadableExport(
      'This file is too large to be a Letterboxd export (the limit is 20 MB).',
    );
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = listByName(file.name);
    if (isZip(bytes))
      for (const [list, unpacked] of await readZip(bytes, yieldToMain)) add(list, unpacked);
    else if (name) add(name, bytes);
    else if (/\.zip$/i.test(file.name)) throw new UnreadableExport(`${file.name} is not a ZIP.`);
  }
  if (lists.size === 0) throw new UnreadableExport(NOTHING_OF_LETTERBOXD);
  return lists;
};

/** Watched films, then diary entries with their reviews, then the ratings as they are now, then the watchlist. */
const ORDER = ['watched', 'entry', 'rating', 'watchlist'];

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

/**
 * Collects lines: a film that is named repeatedly is added once, a review joins its diary entry, and a rating is at
 * least as new as the film's entries, since it is the one that counts there.
 */
class Collection {
  readonly films: ExportedFilm[] = [];
  readonly refused: RefusedLine[] = [];
  private readonly indices = new Map<string, number>();
  /** By the index of the film. */
  private readonly lastWatched = new Map<number, string>();
  private readonly entries = new Map<string, ReadLine>();
  private readonly others: ReadLine[] = [];

  get lines(): ReadLine[] {
    return [...this.entries.values(), ...this.others];
  }

  add(line: Omit<ReadLine, 'film'>, film: ExportedFilm): void {
    const read = { ...line, film: this.indexOf(film) };
    const { data } = read;
    const lastWatched = this.lastWatched.get(read.film) ?? '';
    if (data.kind === 'rating' && data.ratedOn < lastWatched) data.ratedOn = lastWatched;
    if (data.kind !== 'entry') {
      this.others.push(read);
      return;
    }
    if (data.watchedOn > lastWatched) this.lastWatched.set(read.film, data.watchedOn);
    const existing = this.entries.get(data._id);
    if (existing?.data.kind === 'entry') existing.data.text ??= data.text;
    else this.entries.set(data._id, read);
  }

  private indexOf(film: ExportedFilm): number {
    const key = `${film.year} ${film.title}`;
    const index = this.indices.get(key) ?? this.films.push(film) - 1;
    this.indices.set(key, index);
    return index;
  }
}

/**
 * Reads an export, as a ZIP or as its single lists, and validates everything in it.
 * @param userId the user who imports it
 * @throws UnreadableExport
 */
export const readExport = async (
  files: readonly File[],
  userId: string,
): Promise<ExportContent> => {
  const yieldToMain = createYieldToMain();
  const lists = await unpack(files, yieldToMain);
  const collection = new Collection();
  // The diary comes before the reviews, which belong to its entries, and before the ratings, which are newer.
  for (const list of LIST_NAMES) {
    const bytes = lists.get(list);
    if (!bytes) continue;
    const { lines, refused } = await readCsv(list, bytes, yieldToMain);
    collection.refused.push(...refused);
    for (const line of lines) {
      const read = readLine(line, userId);
      if ('why' in read) collection.refused.push(read);
      else collection.add({ line, data: read.data }, read.film);
      await yieldToMain();
    }
  }
  const { films, refused, lines } = collection;
  return { films, refused, lines: inOrder(lines) };
};
