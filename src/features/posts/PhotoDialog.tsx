import { useEffect } from 'react';
import type { FeedArg } from '../../api/feedAddress';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { modalClosed } from '../ui/uiSlice';
import { FeedLightbox } from './lightbox/FeedLightbox';
import { Lightbox } from './lightbox/Lightbox';
import { findPost } from './postCache';

interface PhotoDialogProps {
  postId: string;
  /** The feed it was opened from; null on a post's own page. */
  feed: FeedArg | null;
}

/** A post's photo on the whole screen. It closes where the photo goes: another tab may remove it. */
export function PhotoDialog({ postId, feed }: PhotoDialogProps) {
  const post = useAppSelector((state) => findPost(state, postId));
  const dispatch = useAppDispatch();
  const src = post?.photos;
  const isGone = !src;

  useEffect(() => {
    if (isGone) dispatch(modalClosed());
  }, [isGone, dispatch]);

  if (!src) return null;
  return feed ? (
    <FeedLightbox feed={feed} post={post} src={src} />
  ) : (
    <Lightbox next={null} post={post} previous={null} src={src} />
  );
}
