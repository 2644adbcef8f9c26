import { foldText, oneLine } from './searchWords';

/** Tags with the same key are one: case, accents and spaces do not count, signs do, so "C#" is not "C". */
export const tagKey = (tag: string): string => oneLine(foldText(tag)) || tag;

/** Tags as written, each once: those with equal keys are one, as it was written first. */
export const distinctTags = (tags: readonly string[]): string[] => {
  const keys = tags.map(tagKey);
  return tags.filter((_tag, index) => keys.indexOf(keys[index] ?? '') === index);
};
