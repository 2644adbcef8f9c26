import type { GenericSlide } from 'yet-another-react-lightbox';
import type { Post } from '../../../domain/entities';
import type { Picture } from '../../../domain/postPictures';
import { fullName } from '../../../lib/people';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

/** One of a post's photos. */
export interface PostPhoto {
  post: Post;
  /** Its index among the post's photos. */
  index: number;
  picture: Picture;
}

/** The photos of a post, in order. */
export const photosOf = (post: Post): PostPhoto[] =>
  post.pictures.map((picture, index) => ({ post, index, picture }));

/** The author of a photo, and its number if there are several. */
export const photoName = ({ post: { author, pictures }, index }: PostPhoto): string => {
  const name = `Photo by ${fullName(author)}`;
  return pictures.length > 1 ? `${name} (${index + 1} of ${pictures.length})` : name;
};

/** A photo as a slide of the carousel. */
interface PhotoSlide extends GenericSlide {
  type: 'photo';
  src: string;
  alt: string;
}

export const slidesOf = (photos: readonly PostPhoto[]): PhotoSlide[] =>
  photos.map((photo) => ({
    type: 'photo',
    src: photo.picture.src,
    alt: photo.picture.alt ?? photoName(photo),
  }));
