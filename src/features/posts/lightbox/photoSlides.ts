import type { GenericSlide } from 'yet-another-react-lightbox';
import type { Post } from '../../../domain/entities';
import { fullName } from '../../../lib/people';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

export type PhotoPost = Post & { photos: string };

const hasPhoto = (post: Post): post is PhotoPost => post.photos !== null;

/** Posts whose photo may be seen. */
export const visiblePhotos = (
  posts: readonly Post[],
  isCovered: (post: Post) => boolean,
): PhotoPost[] => posts.filter(hasPhoto).filter((post) => !isCovered(post));

/** The posts among which one turns the pages from an open photo: the feed's, or itself alone once it left the feed. */
export const turnedThrough = (feed: readonly PhotoPost[], open: PhotoPost): readonly PhotoPost[] =>
  feed.some(({ _id }) => _id === open._id) ? feed : [open];

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
