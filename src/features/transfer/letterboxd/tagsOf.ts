import { isBlank } from '../../../domain/blank';
import { distinctTags } from '../../../domain/distinctTags';
import { cutTag } from '../../../domain/tags';

/** The tags of a cell, each as long as a tag can be. */
export const tagsOf = (cell: string): string[] =>
  distinctTags(
    cell
      .split(',')
      .map(cutTag)
      .filter((tag) => !isBlank(tag)),
  );
