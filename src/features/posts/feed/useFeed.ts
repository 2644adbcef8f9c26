import { useMemo } from 'react';
import type { FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { selectLeftAuthors } from '../../users/selectLeftAuthors';
import { useGetBookmarksQuery } from '../bookmarksApi';
import { useGetFeedInfiniteQuery } from '../postsApi';
import { selectDeletedIds } from '../postsSlice';

/**
 * A feed as its reader sees it: without what was just deleted, or just taken out of the bookmarks,
 * and Home without those who were just unfollowed.
 */
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
  const deletedIds = useAppSelector(selectDeletedIds);
  const leftAuthors = useAppSelector(selectLeftAuthors);
  const isBookmarks = arg.feed === 'bookmarks';
  const isHome = arg.feed === 'home';
  // Every card asks which posts are bookmarked, so they are asked for once, here.
  const { data: bookmarks } = useGetBookmarksQuery();

  const posts = useMemo(() => {
    const gone = new Set(deletedIds);
    const kept = isBookmarks && bookmarks ? new Set(bookmarks) : null;
    const left = new Set(isHome ? leftAuthors : []);
    const isShown = ({ _id, author }: Post) =>
      !gone.has(_id) && !left.has(author._id) && (kept?.has(_id) ?? true);
    return data?.pages.flatMap((page) => page.posts.filter(isShown));
  }, [data, deletedIds, leftAuthors, bookmarks, isBookmarks, isHome]);

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
