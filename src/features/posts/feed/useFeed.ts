import { useMemo } from 'react';
import type { FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { useGetBookmarksQuery } from '../bookmarksApi';
import { useGetFeedInfiniteQuery } from '../postsApi';
import { selectFeedOverlay, shownFeed } from './shownFeed';

/** A feed as its reader sees it: what was answered, and over it what was done since. */
export const useFeed = (arg: FeedArg) => {
  const {
    data,
    error,
    isError,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useGetFeedInfiniteQuery(arg);
  const overlay = useAppSelector(selectFeedOverlay);
  // Every card asks which posts are bookmarked, so they are asked for once, here.
  useGetBookmarksQuery();
  const { feed, sort } = arg;
  const username = arg.feed === 'author' ? arg.username : null;
  const posts = useMemo(() => {
    const same: FeedArg | null =
      feed !== 'author' ? { feed, sort } : username === null ? null : { feed, sort, username };
    return same && data && shownFeed(data.pages, same, overlay);
  }, [data, feed, sort, username, overlay]);

  return {
    posts,
    error: isError ? error : null,
    /** Whether it was a further page that failed, and not the feed as a whole. */
    isFetchNextPageError,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
  };
};
