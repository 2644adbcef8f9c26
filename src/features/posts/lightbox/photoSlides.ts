import type { GenericSlide } from 'yet-another-react-lightbox';
import { fullName } from '../../../lib/fullName';
import type { PhotoPost } from './feedPhotos';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

/** A post's photo as the carousel takes it. */
interface PhotoSlide extends GenericSlide {
  type: 'photo';
  postId: string;
  src: string;
  alt: string;
}

export const slidesOf = (posts: readonly PhotoPost[]): PhotoSlide[] =>
  posts.map(({ _id, photos, alt, author }) => ({
    type: 'photo',
    postId: _id,
    src: photos,
    alt: alt ?? `Photo by ${fullName(author)}`,
  }));
