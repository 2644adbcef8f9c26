import type { FeedName, FeedSort } from '../domain/feeds';

/**
 * Which list of posts: one of the named feeds, one author's posts or replies, those about one film,
 * the replies to a post, or what a search finds.
 */
export type FeedArg = { sort: FeedSort } & (
  | { feed: FeedName }
  | { feed: 'author'; username: string }
  | { feed: 'authorReplies'; username: string }
  | { feed: 'film'; filmId: string }
  | { feed: 'replies'; postId: string }
  | { feed: 'search'; q: string }
);

/** A first page fills some four screens: what is read and drawn before anybody scrolls stays small. */
const FIRST_PAGE = 12;

/** The pages after it: a feed has two of them when it begins to be windowed, at 60 posts. */
const LATER_PAGES = 24;

/** What names the list, beside its path. */
const nameOf = (arg: FeedArg): Record<string, string> => {
  if ('username' in arg) return arg.feed === 'authorReplies' ? { replies: 'true' } : {};
  if ('filmId' in arg) return { film: arg.filmId };
  if ('q' in arg) return { q: arg.q };
  return 'postId' in arg ? { replyTo: arg.postId } : { feed: arg.feed };
};

/**
 * The address of one page of a feed, below `/api`.
 * @param cursor where the page begins, as the page before it said; null for the first
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
