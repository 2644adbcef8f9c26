import { useMemo, useState } from 'react';
import { feedAddress, type FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { useGetBookmarksQuery } from '../bookmarksApi';
import { useGetFeedInfiniteQuery } from '../postsApi';
import { selectFeedOverlay, shownFeed } from './shownFeed';

/** The argument as it was first given, for as long as it names the same feed. */
const useSameArg = (arg: FeedArg): FeedArg => {
  const [known, setKnown] = useState(arg);
  if (feedAddress(known, null) === feedAddress(arg, null)) return known;
  setKnown(arg);
  return arg;
};

/** A feed as its reader sees it: what was answered, and over it what was done since. */
export const useFeed = (arg: FeedArg) => {
  const {
    // Never another feed's, nor this one's in another order.
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
  // Every card asks which posts are bookmarked, so they are asked for once, here.
  useGetBookmarksQuery();
  const same = useSameArg(arg);
  const posts = useMemo(
    () => currentData && shownFeed(currentData.pages, same, overlay),
    [currentData, same, overlay],
  );

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
