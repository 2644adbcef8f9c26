import { useEffect } from 'react';
import type { FeedArg } from '../../../api/feedAddress';
import type { Post } from '../../../domain/entities';
import { useFeed } from '../feed/useFeed';
import { Lightbox } from './Lightbox';
import { photoNeighbours } from './photoNeighbours';

interface FeedLightboxProps {
  feed: FeedArg;
  post: Post;
  src: string;
}

/** A photo among the photos of the feed it was opened from, which is read on where it ends. */
export function FeedLightbox({ feed, post, src }: FeedLightboxProps) {
  const { posts, error, isFetching, hasNextPage, fetchNextPage } = useFeed(feed);
  const { previous, next } = photoNeighbours(posts ?? [], post._id);
  const isAtEnd = next === null && hasNextPage && !isFetching && !error;

  useEffect(() => {
    if (isAtEnd) void fetchNextPage();
  }, [isAtEnd, fetchNextPage]);

  return <Lightbox next={next} post={post} previous={previous} src={src} />;
}
