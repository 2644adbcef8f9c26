import type { FeedArg } from '../../../api/feedAddress';
import { useAppSelector } from '../../../app/hooks';
import { FeedLightbox } from './FeedLightbox';
import { Lightbox } from './Lightbox';
import { selectVisiblePhotos } from './selectVisiblePhotos';

interface PhotoDialogProps {
  postId: string;
  /** Its index among the post's photos. */
  index: number;
  /** The feed it was opened from; null on a post's own page. */
  feed: FeedArg | null;
}

/** One of a post's photos, full-screen. */
export function PhotoDialog({ postId, index, feed }: PhotoDialogProps) {
  const photos = useAppSelector((state) => selectVisiblePhotos(state, postId));
  const photo = photos[index];
  if (!photo) return null;
  return feed ? (
    <FeedLightbox feed={feed} photo={photo} />
  ) : (
    <Lightbox photo={photo} photos={photos} />
  );
}
