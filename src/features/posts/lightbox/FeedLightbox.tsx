import { useEffect, useMemo } from 'react';
import type { FeedArg } from '../../../api/feedAddress';
import { useFeed } from '../feed/useFeed';
import { useAppSelector } from '../../../app/hooks';
import { selectIsCovered } from '../changes/spoilers';
import { isSamePhoto, carouselPhotos, visiblePhotos, type PostPhoto } from './photoSlides';
import { Lightbox } from './Lightbox';

interface FeedLightboxProps {
  feed: FeedArg;
  photo: PostPhoto;
}

/** A photo among those of the feed it was opened from. At the last one, the feed's next page is fetched. */
export function FeedLightbox({ feed, photo }: FeedLightboxProps) {
  const { posts, error, isFetching, hasNextPage, fetchNextPage } = useFeed(feed);
  const isCovered = useAppSelector(selectIsCovered);
  const feedPhotos = useMemo(() => visiblePhotos(posts ?? [], isCovered), [posts, isCovered]);
  const photos = carouselPhotos(feedPhotos, photo);
  const last = photos.at(-1);
  const isLast = last !== undefined && isSamePhoto(last, photo);
  const isAtEnd = isLast && hasNextPage && !isFetching && !error;

  useEffect(() => {
    if (isAtEnd) void fetchNextPage();
  }, [isAtEnd, fetchNextPage]);

  return <Lightbox photo={photo} photos={photos} />;
}
