import { useAppSelector } from '../../../app/hooks';
import { Lightbox } from './Lightbox';
import { selectVisiblePhotos } from './selectVisiblePhotos';

interface PhotoDialogProps {
  postId: string;
  /** Its index among the post's photos. */
  index: number;
}

/** One of a post's photos, full-screen. */
export function PhotoDialog({ postId, index }: PhotoDialogProps) {
  const photos = useAppSelector((state) => selectVisiblePhotos(state, postId));
  const photo = photos[index];
  return photo && <Lightbox photo={photo} photos={photos} />;
}
