import type { Post } from '../../../domain/entities';

export type PhotoPost = Post & { photos: string };

export const hasPhoto = (post: Post): post is PhotoPost => post.photos !== null;

/** The posts among which one turns the pages from an open photo: the feed's, or itself alone once it left the feed. */
export const turnedThrough = (feed: readonly PhotoPost[], open: PhotoPost): readonly PhotoPost[] =>
  feed.some(({ _id }) => _id === open._id) ? feed : [open];
