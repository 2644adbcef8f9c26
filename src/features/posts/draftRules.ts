import { countGraphemes } from '../../domain/graphemes';
import { LIMITS } from '../../domain/limits';
import type { Draft } from './postsSlice';

/** How near to the limit the writer begins to be told what is left. */
const NEAR = 500;

/** Whether there is anything to post: text that is more than blank, or a photo. */
export const hasContent = ({ content, photos }: Draft): boolean =>
  content.trim() !== '' || photos !== null;

/**
 * How many characters may still be written: a number near the limit (negative beyond it),
 * null while it is far. Code units are never fewer than characters, so most texts cost no count.
 */
export const charactersLeft = (content: string): number | null => {
  if (content.length < LIMITS.postText - NEAR) return null;
  const left = LIMITS.postText - countGraphemes(content);
  return left <= NEAR ? left : null;
};

/** Whether a draft may be sent as it is. */
export const isSendable = (draft: Draft): boolean =>
  hasContent(draft) && (charactersLeft(draft.content) ?? 0) >= 0;
