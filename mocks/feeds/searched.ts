import type { Reading } from '../db/db';
import type { PostRecord, UserRecord } from '../rules/records';
import { markOf, replyToOf } from '../views/threads';
import type { Source } from './sources';

/**
 * Whether the app covers a post: it, or a post above it, spoils a film that the viewer has not watched, in a post that
 * the viewer did not write.
 */
async function isCovered(
  tx: Reading,
  post: PostRecord,
  viewer: UserRecord | null,
): Promise<boolean> {
  if (post.authorId === viewer?._id) return false;
  const [own, replyTo] = await Promise.all([markOf(tx, post, viewer), replyToOf(tx, post, viewer)]);
  const marks = [own, replyTo?.deleted ? undefined : replyTo?.spoilers];
  return marks.some((mark) => mark && mark.authorId !== viewer?._id && mark.film.watched !== true);
}

interface Search {
  /** Folded. If empty, nothing is found. */
  words: readonly string[];
  viewer: UserRecord | null;
}

/**
 * Posts and replies that contain every word or quoted phrase in their text, their photos' descriptions or their film's title. Posts
 * covered for the viewer are excluded, since a search would reveal what they say. The latest come first.
 */
export const postsMatching =
  ({ words, viewer }: Search): Source =>
  async (tx, { after, limit }) => {
    if (words.length === 0) return [];
    const shown: PostRecord[] = [];
    for (let last = after?.[0] ?? null; ;) {
      const found = await tx.search('posts', words, last, limit);
      const covered = await Promise.all(found.map((post) => isCovered(tx, post, viewer)));
      shown.push(...found.filter((_post, index) => covered[index] !== true));
      const end = found.at(-1);
      if (!end || found.length < limit || shown.length >= limit) return shown.slice(0, limit);
      last = end.seq;
    }
  };
