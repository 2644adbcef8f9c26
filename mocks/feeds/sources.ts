import type { FeedSort } from '../../src/domain/feeds';
import type { KeyPart, Range, Reading } from '../db/db';
import { findPost } from '../db/posts';
import type { PostRecord } from '../rules/records';
import { directionOf, type SortKey } from './sortKey';

/** Posts in sort order, read lazily one by one. */
export type Source = AsyncIterator<PostRecord>;

/** Where a source begins: after this key in sort order, or at the start if null. */
export interface Start {
  sort: FeedSort;
  after: SortKey | null;
}

function rangeFrom(prefix: readonly KeyPart[], { sort, after }: Start): Range {
  if (after === null) return { prefix };
  return directionOf(sort) === 'ascending' ? { prefix, above: after } : { prefix, below: after };
}

export function everyPost(tx: Reading, start: Start): Source {
  const index = start.sort === 'trending' ? 'byLikes' : 'byAge';
  return tx.scan('posts', index, rangeFrom([], start), directionOf(start.sort));
}

export function postsBy(tx: Reading, authorId: string, start: Start): Source {
  const index = start.sort === 'trending' ? 'byAuthorLikes' : 'byAuthorAge';
  return tx.scan('posts', index, rangeFrom([authorId], start), directionOf(start.sort));
}

export function postsAbout(tx: Reading, filmId: string, start: Start): Source {
  const index = start.sort === 'trending' ? 'byFilmLikes' : 'byFilmAge';
  return tx.scan('posts', index, rangeFrom([filmId], start), directionOf(start.sort));
}

export function repliesTo(tx: Reading, postId: string, start: Start): Source {
  const index = start.sort === 'trending' ? 'byThreadLikes' : 'byThreadAge';
  return tx.scan('replies', index, rangeFrom([postId], start), directionOf(start.sort));
}

export function repliesBy(tx: Reading, authorId: string, start: Start): Source {
  const index = start.sort === 'trending' ? 'byAuthorLikes' : 'byAuthorAge';
  return tx.scan('replies', index, rangeFrom([authorId], start), directionOf(start.sort));
}

export async function* postsBookmarkedBy(
  tx: Reading,
  userId: string,
  start: Start,
): AsyncGenerator<PostRecord> {
  const index = start.sort === 'trending' ? 'byUserLikes' : 'byUserAge';
  const range = rangeFrom([userId], start);
  for await (const bookmark of tx.scan('bookmarks', index, range, directionOf(start.sort))) {
    const post = await findPost(tx, bookmark.postId);
    if (post) yield post;
  }
}
