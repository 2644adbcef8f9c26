import type { FeedPageAnswer } from '../../src/domain/answers';
import type { PageQuery } from '../../src/domain/queries';
import type { Reading } from '../db/db';
import { readPage } from '../feeds/page';
import type { Source } from '../feeds/sources';
import type { UserRecord } from '../rules/records';
import { withoutPeople } from '../session/hidden';
import type { Session } from '../session/session';
import { pagePosts } from '../views/posts';
import type { Server } from './server';

/** What is read of a list of posts. */
export interface Feed {
  feed: string;
  query: PageQuery;
  source: Source;
  /** What becomes of the posts of people whom the viewer muted; they are like all others, if omitted. */
  muted?: 'leftOut' | 'folded';
}

/** One page of a feed as the viewer sees it. */
export async function feedPage(
  { picture }: Server,
  tx: Reading,
  { viewer, hidden }: Session<UserRecord | null>,
  { feed, query, source, muted }: Feed,
): Promise<FeedPageAnswer> {
  const shown = muted === 'leftOut' ? withoutPeople(tx, hidden.mutedIds) : tx;
  const { posts, nextCursor } = await readPage(shown, feed, query, source);
  const context = { picture, viewer, hidden, foldsMuted: muted === 'folded' };
  return { posts: await pagePosts(tx, posts, context), nextCursor };
}
