import type { Post } from '../../../domain/entities';
import type { FeedSort } from '../../../domain/feeds';

/** Whether `post` comes before `other` in a feed of this sort; of equals the inserted `post` is newer. */
const comesBefore = (post: Post, time: string, other: Post, sort: FeedSort): boolean => {
  if (sort === 'latest') return time >= other.createdAt;
  if (sort === 'oldest') return time < other.createdAt;
  return post.likes.likeCount >= other.likes.likeCount;
};

/** Later than every timestamp: a post that is being sent is the newest, even if the clock is wrong. */
export const NEWEST = '9999';

interface Feed {
  posts: readonly Post[];
  sort: FeedSort;
  /** Whether the feed is loaded to its end. */
  isWhole: boolean;
}

/**
 * Inserts a post into a feed at the position that its sort gives it. If that is beyond the loaded
 * pages, nothing changes: the post will arrive with its page.
 * @param time the timestamp by which it is sorted
 */
export const withNewPost = (
  { posts, sort, isWhole }: Feed,
  post: Post,
  time = post.createdAt,
): readonly Post[] => {
  const index = posts.findIndex((other) => comesBefore(post, time, other, sort));
  if (index !== -1) return posts.toSpliced(index, 0, post);
  return isWhole ? [...posts, post] : posts;
};
