import * as v from 'valibot';
import { REFUSALS } from './errors';
import { fitsGraphemes } from './graphemes';
import { LIMITS } from './limits';
import { textListSchema } from './textList';

/** A text as long as a tag can be, without white space around it. */
export const cutTag = (text: string): string => {
  const tag = text.trim();
  return fitsGraphemes(tag, LIMITS.tag)
    ? tag
    : Array.from(tag).slice(0, LIMITS.tag).join('').trim();
};

/** The tags of a post or a diary entry, in their author's order. The rules keep each of them once (`distinctTags`). */
export const TagsSchema = v.pipe(
  textListSchema('tags', 'A tag', LIMITS.tag),
  v.maxLength(LIMITS.tags, REFUSALS.tooManyTags[1]),
);
