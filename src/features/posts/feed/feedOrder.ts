import type { Post } from '../../../domain/entities';
import type { FeedSort } from '../../../domain/feeds';
import type { FeedPage } from '../postsApi';

/** Whether a post stands before another in a feed of this sort; of equals the one to insert is newer. */
const standsBefore = (post: Post, time: string, other: Post, sort: FeedSort): boolean => {
  if (sort === 'latest') return time >= other.createdAt;
  if (sort === 'oldest') return time < other.createdAt;
  return post.likes.likeCount >= other.likes.likeCount;
};

/** Later than every timestamp: a post that is just being sent is the newest, whatever the clock was set to. */
export const NEWEST = '9999';

/**
 * Inserts a new or restored post into the loaded pages of a feed, at the place its sort gives it.
 * Where that place lies beyond what is loaded, nothing happens: it comes with its page.
 * @param time the timestamp by which it is placed
 */
export const insertPost = (
  pages: FeedPage[],
  post: Post,
  sort: FeedSort,
  time = post.createdAt,
): void => {
  if (pages.some(({ posts }) => posts.some(({ _id }) => _id === post._id))) return;
  for (const { posts } of pages) {
    const index = posts.findIndex((other) => standsBefore(post, time, other, sort));
    if (index !== -1) {
      posts.splice(index, 0, post);
      return;
    }
  }
  const last = pages.at(-1);
  if (last?.nextCursor === null) last.posts.push(post);
};
