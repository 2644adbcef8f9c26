import { errorMessage } from '../../../api/errorMessage';
import type { FeedArg } from '../../../api/feedAddress';
import { EmptyState } from '../../../components/EmptyState';
import { PagedList } from '../../../components/PagedList';
import { PostSkeleton } from '../../../components/PostSkeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { FeedCards } from './FeedCards';
import { FeedContext } from './FeedContext';
import { NewPosts } from './NewPosts';
import { PullToRefresh } from './PullToRefresh';
import { useFeed } from './useFeed';

const LOADING = (
  <div aria-busy="true">
    <VisuallyHidden>Loading posts</VisuallyHidden>
    <PostSkeleton photo />
    <PostSkeleton />
  </div>
);

interface PostFeedProps {
  arg: FeedArg;
  /** The title shown for an empty feed. */
  empty: string;
  /** What the user can do about it. */
  emptyHint?: React.ReactNode;
}

/** A feed's cards, with its loading, error and empty states. */
export function PostFeed({ arg, empty, emptyHint }: PostFeedProps) {
  const { posts, error, ...query } = useFeed(arg);
  const { isFetching, refetch } = query;
  return (
    <PagedList
      count={posts?.length}
      empty={isFetching ? LOADING : <EmptyState title={empty}>{emptyHint}</EmptyState>}
      more={<PostSkeleton />}
      problem={error ? errorMessage(error) : null}
      query={query}
      waiting={LOADING}
    >
      <PullToRefresh isRefreshing={isFetching} onRefresh={() => void refetch()} />
      {(arg.feed === 'home' || arg.feed === 'explore') && <NewPosts feed={arg.feed} />}
      <FeedContext value={arg}>{posts && <FeedCards posts={posts} />}</FeedContext>
    </PagedList>
  );
}
