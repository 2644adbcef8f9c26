import type { PageQuery } from '../../src/domain/queries';
import type { Reading } from '../db/db';
import type { PostRecord } from '../rules/records';
import { decodeCursor, encodeCursor } from './cursor';
import { sortKeyOf } from './sortKey';
import type { Source } from './sources';

export interface Page {
  posts: PostRecord[];
  nextCursor: string | null;
}

/**
 * The requested page of a list. `feed` marks the cursors as this feed's.
 * @throws Refusal 400 if the cursor belongs to another list
 */
export async function readPage(
  tx: Reading,
  feed: string,
  { sort, limit, cursor }: PageQuery,
  source: Source,
): Promise<Page> {
  const after = cursor === null ? null : decodeCursor(cursor, { feed, sort });
  const posts = await source(tx, { sort, after, limit: limit + 1 });
  const page = posts.slice(0, limit);
  const last = page.at(-1);
  const hasMore = posts.length > limit;
  return {
    posts: page,
    nextCursor: hasMore && last ? encodeCursor({ feed, sort }, sortKeyOf(last, sort)) : null,
  };
}
