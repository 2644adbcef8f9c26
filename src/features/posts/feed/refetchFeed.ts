import type { StoreAccess } from '../../../app/hooks';
import type { FeedArg } from '../../../api/feedAddress';
import { FEED_SORTS, type LiveFeed } from '../../../domain/feeds';
import { postsApi, type FeedPage } from '../postsApi';

const { getFeed } = postsApi.endpoints;

const pagesOf = ({ getState }: StoreAccess, arg: FeedArg): FeedPage[] =>
  getFeed.select(arg)(getState()).data?.pages ?? [];

/** RTK Query refuses to refetch while an answer is awaited, so what is running comes first. */
const settled = async ({ dispatch }: StoreAccess, arg: FeedArg) => {
  await dispatch(postsApi.util.getRunningQueryThunk('getFeed', arg));
};

/** Refetches a feed, which begins at its first page again. */
export const refetchFeed = async (access: StoreAccess, arg: FeedArg) => {
  await settled(access, arg);
  return access.dispatch(getFeed.initiate(arg, { subscribe: false, forceRefetch: true }));
};

/**
 * Refetches a feed, in every sort that is cached. It would shrink to its first page, so one that
 * is read beyond it stays as it is: its reader is offered what is new.
 * @returns whether it was asked for
 */
export const refetchShortFeed = async (access: StoreAccess, feed: LiveFeed): Promise<boolean> => {
  const args = FEED_SORTS.map((sort) => ({ feed, sort }));
  await Promise.all(args.map((arg) => settled(access, arg)));
  if (args.some((arg) => pagesOf(access, arg).length > 1)) return false;
  for (const arg of args) if (pagesOf(access, arg).length > 0) void refetchFeed(access, arg);
  return true;
};

const refetchIfShort = async (access: StoreAccess, arg: FeedArg) => {
  await settled(access, arg);
  if (pagesOf(access, arg).length === 1) await refetchFeed(access, arg);
};

/** Refetches a person's posts or replies, where they are cached and not read beyond the first page. */
export const refetchShortProfile = (
  access: StoreAccess,
  feed: 'author' | 'authorReplies',
  username: string,
): Promise<void> => refetchIfShort(access, { feed, username, sort: 'latest' });

/** Refetches the replies to a post, where they are cached and not read beyond the first page. */
export const refetchShortThread = async (access: StoreAccess, postId: string): Promise<void> => {
  for (const sort of FEED_SORTS) await refetchIfShort(access, { feed: 'replies', postId, sort });
};

/** A post that was just bookmarked is missing in a cached feed of bookmarks, which is refetched. */
export const refetchBookmarksLacking = async (
  access: StoreAccess,
  postId: string,
): Promise<void> => {
  const arg = { feed: 'bookmarks', sort: 'latest' } as const;
  await settled(access, arg);
  const pages = pagesOf(access, arg);
  const hasPost = pages.some(({ posts }) => posts.some(({ _id }) => _id === postId));
  if (pages.length > 0 && !hasPost) await refetchFeed(access, arg);
};
