import type { RootState } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { postsApi, type FeedPage, type RevisedPost } from '../postsApi';
import { selectPostOverlay, shownPost } from './overlay';
import { answerKey } from './postAnswers';

const { getFeed, getPost } = postsApi.endpoints;

/** All cached pages of feeds. */
export const cachedPages = (state: RootState): FeedPage[] =>
  postsApi.util
    .selectCachedArgsForQuery(state, 'getFeed')
    .flatMap((arg) => getFeed.select(arg)(state).data?.pages ?? []);

/** All cached copies of a post. */
const cachedPosts = (state: RootState, postId: string): RevisedPost[] => {
  const single = getPost.select(postId)(state).data;
  const inFeeds = cachedPages(state).flatMap(({ posts, revision }) =>
    posts.filter(({ _id }) => _id === postId).map((post) => ({ post, revision })),
  );
  return single ? [single, ...inFeeds] : inFeeds;
};

/** Whether any cached answer includes this post. */
export const isPostCached = (state: RootState, postId: string): boolean =>
  cachedPosts(state, postId).length > 0 || answerKey(postId) in state.posts.answers.entities;

const byRevision = (one: RevisedPost, other: RevisedPost) => other.revision - one.revision;

/** A post as the viewer sees it, from any cached answer; undefined if it is not cached or was deleted. */
export const selectPost = (state: RootState, postId: string): Post | undefined => {
  const overlay = selectPostOverlay(state);
  const { post: answered, revision } = overlay.answers[answerKey(postId)] ?? {};
  const cached = cachedPosts(state, postId);
  const uncached = [
    ...(answered && revision !== undefined ? [{ post: answered, revision }] : []),
    ...overlay.missingPosts.filter(({ post }) => post._id === postId),
  ];
  const [newest] = cached.length > 0 ? cached.sort(byRevision) : uncached;
  return newest && (shownPost(overlay, newest.post, newest.revision, null) ?? undefined);
};
