import type { FeedName, FeedSort } from '../domain/feeds';

/**
 * Identifies a list of posts: a named feed, an author's posts or replies, posts about a film, the
 * replies to a post, or search results.
 */
export type FeedArg = { sort: FeedSort } & (
  | { feed: FeedName }
  | { feed: 'author'; username: string }
  | { feed: 'authorReplies'; username: string }
  | { feed: 'film'; filmId: string }
  | { feed: 'replies'; postId: string }
  | { feed: 'search'; q: string }
);

/** About four screens, so that little is read and rendered before the user scrolls. */
const FIRST_PAGE = 12;

/** The later pages: with two of them a feed reaches 60 posts, from which it is windowed. */
const LATER_PAGES = 24;

/** The query parameters that identify the list. */
const nameOf = (arg: FeedArg): Record<string, string> => {
  if ('username' in arg) return arg.feed === 'authorReplies' ? { replies: 'true' } : {};
  if ('filmId' in arg) return { film: arg.filmId };
  if ('q' in arg) return { q: arg.q };
  return 'postId' in arg ? { replyTo: arg.postId } : { feed: arg.feed };
};

/**
 * The URL of one page of a feed, relative to `/api`.
 * @param cursor the `nextCursor` of the page before; null for the first page
 */
export const feedAddress = (arg: FeedArg, cursor: string | null): string => {
  const params = new URLSearchParams({
    ...nameOf(arg),
    sort: arg.sort,
    limit: String(cursor === null ? FIRST_PAGE : LATER_PAGES),
  });
  if (cursor !== null) params.set('cursor', cursor);
  const path = 'username' in arg ? `/posts/user/${encodeURIComponent(arg.username)}` : '/posts';
  return `${path}?${params}`;
};
