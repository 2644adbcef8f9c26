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

const WAITING = (
  <div aria-busy="true">
    <VisuallyHidden>Loading posts</VisuallyHidden>
    <PostSkeleton photo />
    <PostSkeleton />
  </div>
);

interface PostFeedProps {
  arg: FeedArg;
  /** What is said of a feed that was read and has nothing in it. */
  empty: string;
  /** What could be done about that. */
  emptyHint?: React.ReactNode;
}

/** A feed's cards, and its end: what is coming, what failed, or that there is nothing. */
export function PostFeed({ arg, empty, emptyHint }: PostFeedProps) {
  const { posts, error, ...query } = useFeed(arg);
  const { isFetching, refetch } = query;
  return (
    <PagedList
      count={posts?.length}
      empty={isFetching ? WAITING : <EmptyState title={empty}>{emptyHint}</EmptyState>}
      more={<PostSkeleton />}
      problem={error ? errorMessage(error) : null}
      query={query}
      waiting={WAITING}
    >
      <PullToRefresh isRefreshing={isFetching} onRefresh={() => void refetch()} />
      {(arg.feed === 'home' || arg.feed === 'explore') && <NewPosts feed={arg.feed} />}
      <FeedContext value={arg}>{posts && <FeedCards posts={posts} />}</FeedContext>
    </PagedList>
  );
}
