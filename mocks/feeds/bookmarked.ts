import { compareKeys } from '../db/compareKeys';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import type { BookmarkRecord, PostRecord } from '../rules/records';
import { directionOf, sortKeyOf } from './sortKey';
import { rangeFrom, type Source, type Start } from './sources';

async function postsOf(tx: Reading, bookmarks: readonly BookmarkRecord[]): Promise<PostRecord[]> {
  const posts = await Promise.all(bookmarks.map(({ postId }) => findPost(tx, postId)));
  return posts.filter((post) => post !== undefined);
}

/** Bookmarks know a post's age, but not its likes, so all of the person's are sorted. */
async function trending(
  tx: Reading,
  userId: string,
  { after, limit }: Start,
): Promise<PostRecord[]> {
  const posts = await postsOf(tx, await tx.list('bookmarks', 'byUser', [userId]));
  return posts
    .map((post) => ({ post, key: sortKeyOf(post, 'trending') }))
    .filter(({ key }) => after === null || compareKeys(key, after) < 0)
    .sort((a, b) => compareKeys(b.key, a.key))
    .slice(0, limit)
    .map(({ post }) => post);
}

async function byAge(tx: Reading, userId: string, start: Start): Promise<PostRecord[]> {
  const { sort, limit } = start;
  const posts: PostRecord[] = [];
  for (let { after } = start; ;) {
    const ranges = [rangeFrom([userId], { sort, after })];
    const left = limit - posts.length;
    const bookmarks = await tx.first('bookmarks', 'byUserAge', ranges, directionOf(sort), left);
    posts.push(...(await postsOf(tx, bookmarks)));
    const last = bookmarks.at(-1);
    if (!last || bookmarks.length < left || posts.length === limit) return posts;
    after = [last.postSeq];
  }
}

export const postsBookmarkedBy =
  (userId: string): Source =>
  (tx, start) =>
    (start.sort === 'trending' ? trending : byAge)(tx, userId, start);
