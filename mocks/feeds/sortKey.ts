import type { FeedSort } from '../../src/domain/feeds';
import type { Direction } from '../db/db';
import type { PostRecord } from '../rules/records';

/** A feed's sort key: the sequence number, preceded by the likes for trending. */
export type SortKey = readonly number[];

export function sortKeyOf(post: PostRecord, sort: FeedSort): SortKey {
  return sort === 'trending' ? [post.likeCount, post.seq] : [post.seq];
}

export const keyLength = (sort: FeedSort): number => (sort === 'trending' ? 2 : 1);

export const directionOf = (sort: FeedSort): Direction =>
  sort === 'oldest' ? 'ascending' : 'descending';
