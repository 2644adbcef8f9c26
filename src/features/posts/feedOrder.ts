import type { Post } from '../../domain/entities';
import type { FeedSort } from '../../domain/feeds';
import type { FeedPage } from './postsApi';

/** Whether a brand-new post stands before another in a feed of this sort. */
const standsBefore = (created: Post, other: Post, sort: FeedSort): boolean => {
  if (sort === 'latest') return true;
  if (sort === 'oldest') return false;
  return created.likes.likeCount >= other.likes.likeCount;
};

/**
 * Inserts a brand-new post into the loaded pages of a feed, at the place its sort gives it.
 * Where that place lies beyond what is loaded, nothing happens: it comes with its page.
 */
export const insertPost = (pages: FeedPage[], created: Post, sort: FeedSort): void => {
  if (pages.some(({ posts }) => posts.some(({ _id }) => _id === created._id))) return;
  for (const { posts } of pages) {
    const index = posts.findIndex((other) => standsBefore(created, other, sort));
    if (index !== -1) {
      posts.splice(index, 0, created);
      return;
    }
  }
  const last = pages.at(-1);
  if (last?.nextCursor === null) last.posts.push(created);
};
