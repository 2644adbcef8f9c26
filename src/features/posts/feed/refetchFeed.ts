import type { StoreAccess } from '../../../app/hooks';
import type { FeedArg } from '../../../api/feedAddress';
import { FEED_SORTS, type SortableFeed } from '../../../domain/feeds';
import { postsApi, type FeedPage } from '../postsApi';

const { getFeed } = postsApi.endpoints;

const pagesOf = ({ getState }: StoreAccess, arg: FeedArg): FeedPage[] =>
  getFeed.select(arg)(getState()).data?.pages ?? [];

const refetch = ({ dispatch }: StoreAccess, arg: FeedArg) =>
  void dispatch(getFeed.initiate(arg, { subscribe: false, forceRefetch: true }));

/**
 * Asks for a feed anew, in every sort that is cached. It would shrink to its first page, so one that
 * is read beyond it stays as it is: its reader is offered what is new.
 * @returns whether it was asked for
 */
export const refetchShortFeed = (access: StoreAccess, feed: SortableFeed): boolean => {
  const args = FEED_SORTS.map((sort) => ({ feed, sort }));
  if (args.some((arg) => pagesOf(access, arg).length > 1)) return false;
  for (const arg of args) if (pagesOf(access, arg).length > 0) refetch(access, arg);
  return true;
};

/** A post that was just bookmarked is missing in a cached feed of bookmarks, which is asked for anew. */
export const refetchBookmarksLacking = (access: StoreAccess, postId: string): void => {
  const arg = { feed: 'bookmarks', sort: 'latest' } as const;
  const pages = pagesOf(access, arg);
  const hasPost = pages.some(({ posts }) => posts.some(({ _id }) => _id === postId));
  if (pages.length > 0 && !hasPost) refetch(access, arg);
};
