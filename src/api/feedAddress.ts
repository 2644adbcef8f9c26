import type { FeedName, FeedSort } from '../domain/feeds';
import { LIMITS } from '../domain/limits';

/** Which list of posts: one of the named feeds, or one author's. */
export type FeedArg = { sort: FeedSort } & (
  { feed: FeedName } | { feed: 'author'; username: string }
);

/**
 * The address of one page of a feed, below `/api`.
 * @param cursor where the page begins, as the page before it told; null for the first
 */
export const feedAddress = (arg: FeedArg, cursor: string | null): string => {
  const params = new URLSearchParams({
    ...(arg.feed === 'author' ? {} : { feed: arg.feed }),
    sort: arg.sort,
    limit: String(LIMITS.pageSize),
  });
  if (cursor !== null) params.set('cursor', cursor);
  const path = arg.feed === 'author' ? `/posts/user/${encodeURIComponent(arg.username)}` : '/posts';
  return `${path}?${params}`;
};
