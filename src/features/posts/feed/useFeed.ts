import { useMemo } from 'react';
import type { FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { useGetBookmarksQuery } from '../bookmarksApi';
import { useGetFeedInfiniteQuery } from '../postsApi';
import { selectFeedOverlay, shownFeed } from './shownFeed';

/** A feed as the viewer sees it: the server's answers with later changes applied. */
export const useFeed = (arg: FeedArg) => {
  const {
    // Unlike `data`, never that of another feed or sort.
    currentData,
    // Those of `currentData`; unlike `arg`, not a new object in every render.
    originalArgs,
    error,
    isError,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useGetFeedInfiniteQuery(arg);
  const overlay = useAppSelector(selectFeedOverlay);
  // Every card needs the bookmarks, so they are fetched once, here.
  useGetBookmarksQuery();
  const posts = useMemo(
    () => currentData && originalArgs && shownFeed(currentData.pages, originalArgs, overlay),
    [currentData, originalArgs, overlay],
  );

  return {
    posts,
    error: isError ? error : null,
    /** Whether a further page failed, and not the feed as a whole. */
    isFetchNextPageError,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
  };
};
