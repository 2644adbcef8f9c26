import type { StoreAccess } from '../../../app/hooks';
import { refetchFresh } from '../../../api/refetchFresh';
import type { FeedArg } from '../../../api/feedAddress';
import { FEED_SORTS, type LiveFeed } from '../../../domain/feeds';
import { postsApi, type FeedPage } from '../postsApi';

const { getFeed } = postsApi.endpoints;

const pagesOf = ({ getState }: StoreAccess, arg: FeedArg): FeedPage[] =>
  getFeed.select(arg)(getState()).data?.pages ?? [];

/** RTK Query ignores a refetch while a request is running, so that request is awaited first. */
const waitForRunning = async ({ dispatch }: StoreAccess, arg: FeedArg) => {
  await dispatch(postsApi.util.getRunningQueryThunk('getFeed', arg));
};

/** Refetches a feed, which resets it to its first page. */
export const refetchFeed = ({ dispatch }: StoreAccess, arg: FeedArg) =>
  refetchFresh(dispatch, getFeed, arg);

/**
 * Refetches a feed in every cached sort. A refetch resets it to its first page, so a feed with more
 * pages is left as it is, and its reader is offered the new posts.
 * @returns whether it was refetched
 */
export const refetchShortFeed = async (access: StoreAccess, feed: LiveFeed): Promise<boolean> => {
  const args = FEED_SORTS.map((sort) => ({ feed, sort }));
  await Promise.all(args.map((arg) => waitForRunning(access, arg)));
  if (args.some((arg) => pagesOf(access, arg).length > 1)) return false;
  for (const arg of args) if (pagesOf(access, arg).length > 0) void refetchFeed(access, arg);
  return true;
};

const refetchIfShort = async (access: StoreAccess, arg: FeedArg) => {
  await waitForRunning(access, arg);
  if (pagesOf(access, arg).length === 1) await refetchFeed(access, arg);
};

/** Refetches a user's posts or replies if they are cached and no more than the first page is loaded. */
export const refetchShortProfile = (
  access: StoreAccess,
  feed: 'author' | 'authorReplies',
  username: string,
): Promise<void> => refetchIfShort(access, { feed, username, sort: 'latest' });

/** Refetches the replies to a post if they are cached and no more than the first page is loaded. */
export const refetchShortThread = async (access: StoreAccess, postId: string): Promise<void> => {
  for (const sort of FEED_SORTS) await refetchIfShort(access, { feed: 'replies', postId, sort });
};

/** Refetches the cached feed of bookmarks if a post that was just bookmarked is missing in it. */
export const refetchBookmarksIfMissing = async (
  access: StoreAccess,
  postId: string,
): Promise<void> => {
  const arg = { feed: 'bookmarks', sort: 'latest' } as const;
  await waitForRunning(access, arg);
  const pages = pagesOf(access, arg);
  const hasPost = pages.some(({ posts }) => posts.some(({ _id }) => _id === postId));
  if (pages.length > 0 && !hasPost) await refetchFeed(access, arg);
};
