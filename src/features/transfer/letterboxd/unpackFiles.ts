import type { YieldToMain } from '../../../domain/yieldToMain';
import {
  BOUNDS,
  COLUMNS,
  isLikedFilms,
  kindByName,
  OWN_LISTS,
  UnreadableExport,
  type ExportFile,
  type FileKind,
  type ListName,
} from './exportFiles';
import { beginsList } from './readListFile';
import { isZip, readZip, type Unpacked } from './readZip';

const SHOWN_NAMES = 4;

const inWords = (names: readonly string[]): string => {
  const left = names.length - SHOWN_NAMES;
  if (left > 0) return `${names.slice(0, SHOWN_NAMES).join(', ')} and ${left} more`;
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};

const isList = (kind: FileKind): kind is ListName => Object.hasOwn(COLUMNS, kind);

const firstLineOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(0, 1000)).split(/[\r\n]/)[0] ?? '';

/** What begins so, unless several lists do. IMDb's exports have titles and years, too, but ratings of their own. */
const kindByHeader = (first: string): FileKind | undefined => {
  const columns = first.split(',').map((column) => column.replace(/^\s*"?|"?\s*$/g, ''));
  if (columns.includes('Const')) return undefined;
  return (['refused', 'films', 'reviews', 'diary', 'ratings'] as const).find((kind) =>
    COLUMNS[kind].every((column) => columns.includes(column)),
  );
};

/**
 * What a file is: its first line counts before its name, since other programs call what they make for Letterboxd
 * "watched.csv". A watchlist's line cannot say that its films are still to be watched, so there the name counts.
 */
const kindBy = (named: FileKind | undefined, first: string): FileKind | undefined =>
  named === 'watchlist' ? named : (kindByHeader(first) ?? named);

const kindOfFile = (name: string, first: string): FileKind | undefined =>
  kindBy(kindByName(name), first) ?? (isLikedFilms(name) ? 'loved' : undefined);

const isOwnList = (kind: FileKind): boolean => OWN_LISTS.some((list) => list === kind);

/** The files of a ZIP. */
const unpackZip = async (bytes: Uint8Array, yieldToMain: YieldToMain): Promise<Unpacked> => {
  const { files, others } = await readZip(bytes, yieldToMain);
  const known = files.map((file) => ({
    ...file,
    kind: (isOwnList(file.kind) && kindBy(file.kind, firstLineOf(file.bytes))) || file.kind,
  }));
  return { files: known, others };
};

const unpackOne = async (file: File, yieldToMain: YieldToMain): Promise<Unpacked> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return unpackZip(bytes, yieldToMain);
  if (/\.zip$/i.test(file.name)) throw new UnreadableExport(`${file.name} is not a ZIP.`);
  const first = firstLineOf(bytes);
  // The name of a list of films is its owner's, and says nothing.
  const kind = beginsList(first) ? 'lists' : kindOfFile(file.name, first);
  return kind === undefined
    ? { files: [], others: [file.name] }
    : { files: [{ kind, name: file.name, bytes }], others: [] };
};

const refuseTwice = (files: readonly ExportFile[]): void => {
  for (const list of OWN_LISTS) {
    const names = files.filter(({ kind }) => kind === list).map(({ name }) => name);
    if (names.length > 1)
      throw new UnreadableExport(
        `There is more than one ${list}.csv, or one twice: ${inWords(names)}.`,
      );
  }
};

/**
 * The files of an export, unpacked from ZIPs or chosen one by one, and how many files have no part in it.
 * @throws UnreadableExport
 */
export const unpackFiles = async (
  chosen: readonly File[],
  yieldToMain: YieldToMain,
): Promise<Unpacked> => {
  if (chosen.reduce((sum, { size }) => sum + size, 0) > BOUNDS.fileBytes)
    throw new UnreadableExport(
      'This file is too large to be a Letterboxd export (the limit is 20 MB).',
    );
  const unpacked: Unpacked = { files: [], others: [] };
  for (const file of chosen) {
    const { files, others } = await unpackOne(file, yieldToMain);
    unpacked.files.push(...files);
    unpacked.others.push(...others);
  }
  if (!unpacked.files.some(({ kind }) => isList(kind) || kind === 'lists')) {
    const found = [...unpacked.files.map(({ name }) => name), ...unpacked.others];
    throw new UnreadableExport(
      `This is not a Letterboxd export: it has no ${OWN_LISTS.map((list) => `${list}.csv`)
        .join(', ')
        .replace(
          /, (?=[^,]*$)/,
          ' or ',
        )}. ${found.length === 0 ? 'It is empty.' : `Found: ${inWords(found)}.`}`,
    );
  }
  refuseTwice(unpacked.files);
  return unpacked;
};

/** The lists among the files. */
export const listsAmong = (files: readonly ExportFile[]): (ExportFile & { kind: ListName })[] =>
  files.flatMap(({ kind, ...file }) => (isList(kind) ? [{ ...file, kind }] : []));
