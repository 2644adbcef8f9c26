import type { Post } from '../../../domain/entities';
import type { FeedSort } from '../../../domain/feeds';

/** Whether a post comes before another in a feed of this sort; of equals the one to insert is newer. */
const standsBefore = (post: Post, time: string, other: Post, sort: FeedSort): boolean => {
  if (sort === 'latest') return time >= other.createdAt;
  if (sort === 'oldest') return time < other.createdAt;
  return post.likes.likeCount >= other.likes.likeCount;
};

/** Later than every timestamp: a post that is just being sent is the newest, whatever the clock was set to. */
export const NEWEST = '9999';

interface Feed {
  posts: readonly Post[];
  sort: FeedSort;
  /** Whether the feed was read to its end. */
  isWhole: boolean;
}

/**
 * The posts of a feed with one more, at the place its sort gives it. Where that place lies beyond
 * what was read, nothing happens: it comes with its page.
 * @param time the timestamp by which it is placed
 */
export const withNewPost = (
  { posts, sort, isWhole }: Feed,
  post: Post,
  time = post.createdAt,
): readonly Post[] => {
  const index = posts.findIndex((other) => standsBefore(post, time, other, sort));
  if (index !== -1) return posts.toSpliced(index, 0, post);
  return isWhole ? [...posts, post] : posts;
};
