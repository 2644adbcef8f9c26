import type { FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { FeedLightbox } from './FeedLightbox';
import { hasPhoto } from './photoSlides';
import { Lightbox } from './Lightbox';
import { selectPost } from '../changes/selectPost';
import { selectIsCovered } from '../changes/spoilers';

interface PhotoDialogProps {
  postId: string;
  /** The feed it was opened from; null on a post's own page. */
  feed: FeedArg | null;
}

/** A post's photo on the whole screen. */
export function PhotoDialog({ postId, feed }: PhotoDialogProps) {
  const post = useAppSelector((state) => selectPost(state, postId));
  const isCovered = useAppSelector(selectIsCovered);
  if (!post || !hasPhoto(post) || isCovered(post)) return null;
  return feed ? <FeedLightbox feed={feed} post={post} /> : <Lightbox photos={[post]} post={post} />;
}
