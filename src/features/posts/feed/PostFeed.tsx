import { errorMessage } from '../../../api/errorMessage';
import type { FeedArg } from '../../../api/feedAddress';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { ListEnd } from '../../../components/ListEnd';
import { PostSkeleton } from '../../../components/PostSkeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { FeedCards } from './FeedCards';
import { FeedContext } from './FeedContext';
import { NewPosts } from './NewPosts';
import { PullToRefresh } from './PullToRefresh';
import { useFeed } from './useFeed';

interface PostFeedProps {
  arg: FeedArg;
  /** What is said of a feed that was read and has nothing in it. */
  empty: string;
  /** What could be done about that. */
  emptyHint?: React.ReactNode;
}

/** A feed's cards, and its end: what is coming, what failed, or that there is nothing. */
export function PostFeed({ arg, empty, emptyHint }: PostFeedProps) {
  const { posts, error, isFetchNextPageError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useFeed(arg);
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch());

  if (!posts || (posts.length === 0 && !hasNextPage)) {
    if (error) return <ErrorState message={errorMessage(error)} onRetry={retry} />;
    if (posts && !isFetching) return <EmptyState title={empty}>{emptyHint}</EmptyState>;
    return (
      <div aria-busy="true">
        <VisuallyHidden>Loading posts</VisuallyHidden>
        <PostSkeleton photo />
        <PostSkeleton />
      </div>
    );
  }
  return (
    <>
      <PullToRefresh isRefreshing={isFetching} onRefresh={() => void refetch()} />
      {(arg.feed === 'home' || arg.feed === 'explore') && <NewPosts feed={arg.feed} />}
      <FeedContext value={arg}>
        <FeedCards posts={posts} />
      </FeedContext>
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={retry} />
      ) : (
        hasNextPage && (
          <ListEnd isFetching={isFetching} onReach={() => void fetchNextPage()}>
            <PostSkeleton />
          </ListEnd>
        )
      )}
    </>
  );
}
