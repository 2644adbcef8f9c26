import { useEffect, useMemo } from 'react';
import type { FeedArg } from '../../../api/feedAddress';
import { useFeed } from '../feed/useFeed';
import { useAppSelector } from '../../../app/hooks';
import { selectIsCovered } from '../changes/spoilers';
import { turnedThrough, visiblePhotos, type PhotoPost } from './photoSlides';
import { Lightbox } from './Lightbox';

interface FeedLightboxProps {
  feed: FeedArg;
  post: PhotoPost;
}

/** A photo among the photos of the feed it was opened from, which is read on where it ends. */
export function FeedLightbox({ feed, post }: FeedLightboxProps) {
  const { posts, error, isFetching, hasNextPage, fetchNextPage } = useFeed(feed);
  const isCovered = useAppSelector(selectIsCovered);
  const feedPhotos = useMemo(() => visiblePhotos(posts ?? [], isCovered), [posts, isCovered]);
  const photos = turnedThrough(feedPhotos, post);
  const isLast = photos.at(-1)?._id === post._id;
  const isAtEnd = isLast && hasNextPage && !isFetching && !error;

  useEffect(() => {
    if (isAtEnd) void fetchNextPage();
  }, [isAtEnd, fetchNextPage]);

  return <Lightbox photos={photos} post={post} />;
}
