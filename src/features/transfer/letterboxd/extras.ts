import { isBlank } from '../../../domain/blank';
import { LIMITS } from '../../../domain/limits';
import type { YieldToMain } from '../../../domain/yieldToMain';
import type { ExportContent } from './collection';
import type { ExportFile, FileKind } from './exportFiles';
import { isBlankRow, parseChunks, textOf } from './readCsv';
import { tagsOf } from './tagsOf';

/** What an export can hold that is not imported. */
export const LEFT_OUT = [
  'likes',
  'comments',
  'deleted',
  'favourites',
  'tags',
  'profileFields',
  'files',
] as const;
export type LeftOut = Partial<Record<(typeof LEFT_OUT)[number], number>>;

export interface Extras {
  /** The addresses of the favourite films, in order. */
  favourites: string[];
  leftOut: LeftOut;
}

/** The rows of a file, without its header. */
const rowsOf = async (file: ExportFile, yieldToMain: YieldToMain): Promise<string[][]> => {
  const all: string[][] = [];
  await parseChunks(textOf(file), yieldToMain, ({ rows }) => {
    all.push(...rows.filter((row) => !isBlankRow(row)));
  });
  return all;
};

const FAVOURITES = 'Favorite Films';
/** What somebody says of themselves. */
const PROFILE_FIELDS = ['Given Name', 'Family Name', 'Location', 'Website', 'Bio', 'Pronoun'];

/** A profile has one row; its favourites are a list of addresses in a cell. */
const readProfile = async (
  profile: ExportFile | undefined,
  yieldToMain: YieldToMain,
): Promise<{ favourites: string[]; fields: number }> => {
  const [header = [], row = []] = profile ? await rowsOf(profile, yieldToMain) : [];
  const cellOf = (column: string): string =>
    row[header.findIndex((name) => name.trim() === column)] ?? '';
  return {
    favourites: cellOf(FAVOURITES)
      .split(/[\s,]+/)
      .filter((address) => address !== '')
      .slice(0, LIMITS.favourites),
    fields: PROFILE_FIELDS.filter((column) => !isBlank(cellOf(column))).length,
  };
};

/** How many tags do not come in: those of lists, of lines that are no evening or review, and more than one can have. */
const tagsLeftOut = async (
  { lines, lists }: ExportContent,
  yieldToMain: YieldToMain,
): Promise<number> => {
  let count = 0;
  for (const one of [...lines, ...lists]) {
    const kept = 'data' in one && 'tags' in one.data ? (one.data.tags ?? []).length : 0;
    count += Math.max(tagsOf(one.line.cells['Tags'] ?? '').length - kept, 0);
    await yieldToMain();
  }
  return count;
};

/** Reads what an export holds beside its lists: the favourites, and how much there is of what is not imported. */
export const readExtras = async (
  content: ExportContent,
  files: readonly ExportFile[],
  others: readonly string[],
  yieldToMain: YieldToMain,
): Promise<Extras> => {
  const ofKind = (kind: FileKind) => files.filter((file) => file.kind === kind);
  const countRows = async (kind: FileKind): Promise<number> => {
    let count = 0;
    for (const file of ofKind(kind))
      count += Math.max((await rowsOf(file, yieldToMain)).length - 1, 0);
    return count;
  };
  const { favourites, fields } = await readProfile(ofKind('profile')[0], yieldToMain);
  return {
    favourites,
    leftOut: {
      tags: await tagsLeftOut(content, yieldToMain),
      profileFields: fields,
      likes: await countRows('likes'),
      comments: await countRows('comments'),
      deleted: await countRows('deleted'),
      files: others.length,
    },
  };
};
