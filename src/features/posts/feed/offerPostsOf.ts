import type { StoreAccess } from '../../../app/hooks';
import type { Post, UserSummary } from '../../../domain/entities';
import { newPostReceived } from '../postsSlice';
import { postsApi, type FeedPage } from '../postsApi';

const { getFeed } = postsApi.endpoints;

/** Whether a post belongs to the loaded part of Home's latest posts and is missing there. */
const isMissed = (post: Post, pages: FeedPage[]): boolean =>
  pages.every(({ posts }) => posts.every(({ _id }) => _id !== post._id)) &&
  (pages[0]?.posts.some(({ createdAt }) => createdAt <= post.createdAt) ?? false);

/**
 * Offers the posts of a newly followed user at the top of Home, which is being read further down.
 * @param isFollowed whether the same viewer still follows that user when the posts arrive
 */
export const offerPostsOf = async (
  { dispatch, getState }: StoreAccess,
  { username }: UserSummary,
  isFollowed: () => boolean,
): Promise<void> => {
  const call = getFeed.initiate({ feed: 'author', username, sort: 'latest' }, { subscribe: false });
  const { data } = await dispatch(call);
  if (!isFollowed()) return;
  const latest = getFeed.select({ feed: 'home', sort: 'latest' })(getState()).data?.pages ?? [];
  for (const post of data?.pages[0]?.posts ?? []) {
    if (isMissed(post, latest)) dispatch(newPostReceived({ postId: post._id, feeds: ['home'] }));
  }
};
