import type { ExportFile } from './exportFiles';
import { textOf } from './readCsv';

/** The files of one list, in order. */
export interface FilesOfList {
  /** The name that they share, without an extension. */
  name: string;
  files: ExportFile[];
}

/** How `listsCsv` names the files of a list that is too long for one. */
const PART = /^(?<name>.*) \((?<nth>\d+) of (?<count>\d+)\)$/;

/** A list and the text beside it have one name. */
export const stemOf = ({ name }: ExportFile): string => name.replace(/\.[^.]*$/, '');

/** A later part goes on with its positions: another list, whose title only looks like a part's, begins with the first. */
const beginsAtFirst = (file: ExportFile): boolean => /^[^\n]*\n"?1"?,/.test(textOf(file));

const numberOf = (file: ExportFile): number => Number(PART.exec(stemOf(file))?.groups?.['nth']);

const areWhole = (files: readonly ExportFile[], count: number): boolean =>
  files.length === count &&
  files.every((file, at) => numberOf(file) === at + 1 && beginsAtFirst(file) === (at === 0));

/** Puts the files of the same list together, if all are there. */
export const filesByList = (files: readonly ExportFile[]): FilesOfList[] => {
  const parts = new Map<string, FilesOfList & { count: number }>();
  for (const file of files) {
    const { name = '', count = '' } = PART.exec(stemOf(file))?.groups ?? {};
    if (count === '') continue;
    const key = `${name} of ${count}`;
    parts.set(key, {
      name,
      count: Number(count),
      files: [...(parts.get(key)?.files ?? []), file].sort((a, b) => numberOf(a) - numberOf(b)),
    });
  }
  const whole = [...parts.values()].filter((one) => areWhole(one.files, one.count));
  const joined = new Set(whole.flatMap((one) => one.files));
  const single = files.filter((file) => !joined.has(file));
  return [...single.map((file) => ({ name: stemOf(file), files: [file] })), ...whole];
};
