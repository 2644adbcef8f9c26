import type { FeedSort } from '../../src/domain/feeds';
import type { PageQuery } from '../../src/domain/queries';
import type { PostRecord } from '../rules/records';
import { decodeCursor, encodeCursor } from './cursor';
import { comesFirst, sortKeyOf } from './sortKey';
import type { Source, Start } from './sources';

export interface Page {
  posts: PostRecord[];
  nextCursor: string | null;
}

/**
 * The page that the query asks for, out of one source or several merged. `feed` marks the cursors as this feed's.
 * @throws Refusal 400 when the cursor is another list's.
 */
export async function readPage(
  feed: string,
  { sort, limit, cursor }: PageQuery,
  open: (start: Start) => Source[] | Promise<Source[]>,
): Promise<Page> {
  const after = cursor === null ? null : decodeCursor(cursor, { feed, sort });
  const posts = await takeMerged(await open({ sort, after }), limit + 1, sort);
  const page = posts.slice(0, limit);
  const last = page.at(-1);
  const hasMore = posts.length > limit;
  return {
    posts: page,
    nextCursor: hasMore && last ? encodeCursor({ feed, sort }, sortKeyOf(last, sort)) : null,
  };
}

/** Of all the sources' first posts the one that comes first is taken, again and again. */
async function takeMerged(sources: Source[], count: number, sort: FeedSort): Promise<PostRecord[]> {
  const heads = new Map<Source, PostRecord>();
  const advance = async (source: Source): Promise<void> => {
    const next = await source.next();
    if (next.done) heads.delete(source);
    else heads.set(source, next.value);
  };
  await Promise.all(sources.map(advance));

  const taken: PostRecord[] = [];
  while (taken.length < count) {
    const [first] = heads;
    if (!first) break;
    let best = first;
    for (const head of heads) if (comesFirst(head[1], best[1], sort)) best = head;
    taken.push(best[1]);
    await advance(best[0]);
  }
  return taken;
}
