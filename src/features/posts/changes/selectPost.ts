import type { RootState } from '../../../app/hooks';
import type { FeedArg } from '../../../api/feedAddress';
import type { Post } from '../../../domain/entities';
import { postsApi, postTag, type RevisedPost } from '../postsApi';
import { selectPostOverlay, shownPost } from './overlay';
import { answerKey } from './postChanges';

const { getFeed, getPost } = postsApi.endpoints;

/** A cached call as RTK Query describes it. */
interface AnyCall {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey: string;
}

/** The endpoint's name determines the type of its argument. */
type CachedCall = AnyCall &
  (
    | { endpointName: 'getFeed'; originalArgs: FeedArg }
    | { endpointName: 'getPost'; originalArgs: string }
  );

const isPostCall = (call: AnyCall): call is CachedCall =>
  call.endpointName === 'getFeed' || call.endpointName === 'getPost';

const revisedPosts = (state: RootState, call: CachedCall, postId: string) => {
  if (call.endpointName === 'getPost') return getPost.select(call.originalArgs)(state).data ?? [];
  const { pages = [] } = getFeed.select(call.originalArgs)(state).data ?? {};
  return pages.flatMap(({ posts, revision }) =>
    posts.filter(({ _id }) => _id === postId).map((post) => ({ post, revision })),
  );
};

const cachedCalls = (state: RootState, postId: string): CachedCall[] =>
  postsApi.util.selectInvalidatedBy(state, [postTag(postId)]).filter(isPostCall);

/** Whether any cached answer includes this post. */
export const isPostCached = (state: RootState, postId: string): boolean =>
  cachedCalls(state, postId).length > 0 || answerKey(postId) in state.posts.answers.entities;

const byRevision = (one: RevisedPost, other: RevisedPost) => other.revision - one.revision;

/** A post as the viewer sees it, from any cached answer; undefined if it is not cached or was deleted. */
export const selectPost = (state: RootState, postId: string): Post | undefined => {
  const overlay = selectPostOverlay(state);
  const { post: answered, revision } = overlay.answers[answerKey(postId)] ?? {};
  const cached = cachedCalls(state, postId).flatMap((call) => revisedPosts(state, call, postId));
  const uncached = [
    ...(answered && revision !== undefined ? [{ post: answered, revision }] : []),
    ...overlay.missingPosts.filter(({ post }) => post._id === postId),
  ];
  const [newest] = cached.length > 0 ? cached.sort(byRevision) : uncached;
  return newest && (shownPost(overlay, newest.post, newest.revision) ?? undefined);
};
