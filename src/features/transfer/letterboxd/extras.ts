import { LIMITS } from '../../../domain/limits';
import type { YieldToMain } from '../../../lib/yieldToMain';
import type { ExportFile, FileKind } from './exportFiles';
import { parseChunks, textOf } from './readCsv';

/** What an export can hold that is not imported. */
export const LEFT_OUT = ['likes', 'comments', 'deleted', 'favourites', 'files'] as const;
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
    all.push(...rows.filter((row) => row.some((cell) => cell.trim() !== '')));
  });
  return all;
};

const FAVOURITES = 'Favorite Films';

/** A profile has one row; its favourites are a list of addresses in a cell. */
const readFavourites = async (
  profile: ExportFile | undefined,
  yieldToMain: YieldToMain,
): Promise<string[]> => {
  const [header = [], row = []] = profile ? await rowsOf(profile, yieldToMain) : [];
  const cell = row[header.findIndex((name) => name.trim() === FAVOURITES)] ?? '';
  return cell
    .split(/[\s,]+/)
    .filter((address) => address !== '')
    .slice(0, LIMITS.favourites);
};

/** Reads what an export holds beside its lists: the favourites, and how much there is of what is not imported. */
export const readExtras = async (
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
  return {
    favourites: await readFavourites(ofKind('profile')[0], yieldToMain),
    leftOut: {
      likes: await countRows('likes'),
      comments: await countRows('comments'),
      deleted: await countRows('deleted'),
      files: others.length,
    },
  };
};
