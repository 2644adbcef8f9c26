import { useMemo } from 'react';
import type { FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { useGetBookmarksQuery } from '../bookmarksApi';
import { useGetFeedInfiniteQuery } from '../postsApi';
import { makeSelectFeedAnswers } from './feedAnswers';

/** A feed's posts, as they were answered and in the order in which the viewer sees them. */
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
  // Every card needs the bookmarks, so they are fetched once, here.
  useGetBookmarksQuery();
  const selectAnswers = useMemo(
    () => currentData && originalArgs && makeSelectFeedAnswers(currentData.pages, originalArgs),
    [currentData, originalArgs],
  );
  const posts = useAppSelector((state) => selectAnswers?.(state));

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
