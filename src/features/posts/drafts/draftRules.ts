import { countGraphemes } from '../../../domain/graphemes';
import type { Post } from '../../../domain/entities';
import { LIMITS } from '../../../domain/limits';
import type { Draft } from '../postsSlice';

/** How near to a limit the count of remaining characters appears. */
const NEAR = { content: 500, alt: 100 };

/** Whether there is anything to post: text that is more than blank, or a photo. */
export const hasContent = ({ content, photos }: Draft): boolean =>
  content.trim() !== '' || photos !== null;

/** Code units are never fewer than characters, so most texts cost no count. */
const leftOf = (text: string, limit: number, near: number): number | null => {
  if (text.length < limit - near) return null;
  const left = limit - countGraphemes(text);
  return left <= near ? left : null;
};

/**
 * How many characters may still be written: a number near the limit (negative beyond it),
 * null while it is far.
 */
export const charactersLeft = (content: string): number | null =>
  leftOf(content, LIMITS.postText, NEAR.content);

/** The same of a photo's description. */
export const altCharactersLeft = (alt: string): number | null => leftOf(alt, LIMITS.alt, NEAR.alt);

/** A photo's description as it is sent and shown: left out where it says nothing. */
export const describedBy = ({ photos, alt = '' }: Draft): { alt?: string } =>
  photos !== null && alt.trim() !== '' ? { alt } : {};

/** A post into which this was written. */
export const rewritten = ({ alt: _earlier, ...post }: Post, draft: Draft): Post => ({
  ...post,
  content: draft.content,
  photos: draft.photos,
  ...describedBy(draft),
});

/** Whether a draft may be sent as it is. */
export const isSendable = (draft: Draft): boolean =>
  hasContent(draft) &&
  (charactersLeft(draft.content) ?? 0) >= 0 &&
  (altCharactersLeft(draft.alt ?? '') ?? 0) >= 0;
