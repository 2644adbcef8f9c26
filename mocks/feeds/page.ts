import type { PageQuery } from '../../src/domain/queries';
import type { PostRecord } from '../rules/records';
import { decodeCursor, encodeCursor } from './cursor';
import { takeMerged } from './takeMerged';
import { comesFirst, sortKeyOf } from './sortKey';
import type { Source, Start } from './sources';

export interface Page {
  posts: PostRecord[];
  nextCursor: string | null;
}

/**
 * The requested page, merged from one or more sources. `feed` marks the cursors as this feed's.
 * @throws Refusal 400 if the cursor belongs to another list
 */
export async function readPage(
  feed: string,
  { sort, limit, cursor }: PageQuery,
  open: (start: Start) => Source[] | Promise<Source[]>,
): Promise<Page> {
  const after = cursor === null ? null : decodeCursor(cursor, { feed, sort });
  const posts = await takeMerged(await open({ sort, after }), limit + 1, (a, b) =>
    comesFirst(a, b, sort),
  );
  const page = posts.slice(0, limit);
  const last = page.at(-1);
  const hasMore = posts.length > limit;
  return {
    posts: page,
    nextCursor: hasMore && last ? encodeCursor({ feed, sort }, sortKeyOf(last, sort)) : null,
  };
}
