import type { FeedSort } from '../../src/domain/feeds';
import type { Direction, KeyPart, Range, Reading } from '../db/db';
import type { PostRecord } from '../rules/records';
import { directionOf, type SortKey } from './sortKey';

/** Which part of a list is wanted: the posts after this key in sort order, or the first ones if null. */
export interface Start {
  sort: FeedSort;
  after: SortKey | null;
  limit: number;
}

/** A list of posts in sort order; fewer than the limit are answered at its end only. */
export type Source = (tx: Reading, start: Start) => Promise<PostRecord[]>;

export function rangeFrom(
  prefix: readonly KeyPart[],
  { sort, after }: Pick<Start, 'sort' | 'after'>,
): Range {
  if (after === null) return { prefix };
  return directionOf(sort) === 'ascending' ? { prefix, above: after } : { prefix, below: after };
}

const isTrending = ({ sort }: Start): boolean => sort === 'trending';

/** What every list asks for, whatever its index. */
const wanted = (
  start: Start,
  prefixes: readonly (readonly KeyPart[])[],
): [Range[], Direction, number] => [
  prefixes.map((prefix) => rangeFrom(prefix, start)),
  directionOf(start.sort),
  start.limit,
];

export const everyPost: Source = (tx, start) =>
  tx.first('posts', isTrending(start) ? 'byLikes' : 'byAge', ...wanted(start, [[]]));

/** @param authorIds each once */
export const postsBy =
  (authorIds: readonly string[]): Source =>
  (tx, start) => {
    const index = isTrending(start) ? 'byAuthorLikes' : 'byAuthorAge';
    const authors = authorIds.map((authorId) => [authorId]);
    return tx.first('posts', index, ...wanted(start, authors));
  };

export const postsAbout =
  (filmId: string): Source =>
  (tx, start) => {
    const index = isTrending(start) ? 'byFilmLikes' : 'byFilmAge';
    return tx.first('posts', index, ...wanted(start, [[filmId]]));
  };

export const repliesTo =
  (postId: string): Source =>
  (tx, start) => {
    const index = isTrending(start) ? 'byThreadLikes' : 'byThreadAge';
    return tx.first('replies', index, ...wanted(start, [[postId]]));
  };

export const repliesBy =
  (authorId: string): Source =>
  (tx, start) => {
    const index = isTrending(start) ? 'byAuthorLikes' : 'byAuthorAge';
    return tx.first('replies', index, ...wanted(start, [[authorId]]));
  };
