import { useMemo, useState } from 'react';
import { feedAddress, type FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { useGetBookmarksQuery } from '../bookmarksApi';
import { useGetFeedInfiniteQuery } from '../postsApi';
import { selectFeedOverlay, shownFeed } from './shownFeed';

/** Keeps the argument's identity while it names the same feed. */
const useStableArg = (arg: FeedArg): FeedArg => {
  const [stable, setStable] = useState(arg);
  if (feedAddress(stable, null) === feedAddress(arg, null)) return stable;
  setStable(arg);
  return arg;
};

/** A feed as the viewer sees it: the server's answers with later changes applied. */
export const useFeed = (arg: FeedArg) => {
  const {
    // Unlike `data`, never that of another feed or sort.
    currentData,
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
  const stableArg = useStableArg(arg);
  const posts = useMemo(
    () => currentData && shownFeed(currentData.pages, stableArg, overlay),
    [currentData, stableArg, overlay],
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
