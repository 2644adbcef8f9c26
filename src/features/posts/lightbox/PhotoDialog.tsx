import type { FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { FeedLightbox } from './FeedLightbox';
import { Lightbox } from './Lightbox';
import { selectVisiblePhoto } from './selectVisiblePhoto';

interface PhotoDialogProps {
  postId: string;
  /** The feed it was opened from; null on a post's own page. */
  feed: FeedArg | null;
}

/** A post's photo on the whole screen. */
export function PhotoDialog({ postId, feed }: PhotoDialogProps) {
  const post = useAppSelector((state) => selectVisiblePhoto(state, postId));
  if (!post) return null;
  return feed ? <FeedLightbox feed={feed} post={post} /> : <Lightbox photos={[post]} post={post} />;
}
