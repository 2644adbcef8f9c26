import { foldText } from '../../src/domain/searchWords';
import type { Reading } from '../db/db';
import type { PostRecord, UserRecord } from '../rules/records';
import { isCovered } from '../views/threads';
import { comesFirst } from './sortKey';
import { everyPost, type Source, type Start } from './sources';

interface Search {
  /** Folded. If empty, nothing is found. */
  words: readonly string[];
  viewer: UserRecord | null;
}

/**
 * Posts and replies that contain every word in their text, their photos' descriptions or their film's title. Posts
 * covered for the viewer are excluded, since a search would reveal what they say.
 */
export async function postsMatching(
  tx: Reading,
  { words, viewer }: Search,
  start: Start,
): Promise<Source[]> {
  if (words.length === 0) return [];
  const isFound = async (post: PostRecord): Promise<boolean> =>
    (await containsEvery(tx, post, words)) && !(await isCovered(tx, post, viewer));
  return [
    filtered(everyPost(tx, start), isFound),
    filtered((await everyReply(tx, start)).values(), isFound),
  ];
}

async function containsEvery(
  tx: Reading,
  { content, alt, otherAlts = [], filmId }: PostRecord,
  words: readonly string[],
): Promise<boolean> {
  const film = filmId === undefined ? undefined : await tx.get('films', filmId);
  const text = foldText([content, alt, ...otherAlts, film?.film.title].join('\n'));
  return words.every((word) => text.includes(word));
}

/** Replies are indexed by thread only, so all of them are read. */
async function everyReply(tx: Reading, { sort, after }: Start): Promise<PostRecord[]> {
  const [last = Infinity] = after ?? [];
  const replies = (await tx.all('replies')).filter(({ seq }) => seq < last);
  return replies.sort((a, b) => (comesFirst(a, b, sort) ? -1 : 1));
}

async function* filtered(
  posts: Source | Iterator<PostRecord>,
  isFound: (post: PostRecord) => Promise<boolean>,
): AsyncGenerator<PostRecord> {
  for (let next = await posts.next(); !next.done; next = await posts.next())
    if (await isFound(next.value)) yield next.value;
}
