import { errorMessage } from '../../api/errorMessage';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PostSkeleton } from '../../components/PostSkeleton';
import { FeedContext } from './FeedContext';
import { FeedEnd } from './FeedEnd';
import { NewPosts } from './NewPosts';
import { PostCard } from './PostCard';
import type { FeedArg } from './postsApi';
import { useFeed } from './useFeed';

/** Photos of these many first cards may be in sight at once. */
const FIRST_SCREENFUL = 2;

interface PostFeedProps {
  arg: FeedArg;
  /** What is said of a feed that was read and has nothing in it. */
  empty: string;
  /** What could be done about that. */
  emptyHint?: React.ReactNode;
}

/** A feed's cards, and its end: what is coming, what failed, or that there is nothing. */
export function PostFeed({ arg, empty, emptyHint }: PostFeedProps) {
  const { posts, error, isFetching, hasNextPage, fetchNextPage, refetch } = useFeed(arg);

  if (!posts) {
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <>
        <PostSkeleton photo />
        <PostSkeleton />
      </>
    );
  }
  if (posts.length === 0 && !hasNextPage && !isFetching)
    return <EmptyState title={empty}>{emptyHint}</EmptyState>;
  return (
    <>
      {(arg.feed === 'home' || arg.feed === 'explore') && (
        <NewPosts feed={arg.feed} onShow={() => void refetch()} />
      )}
      <FeedContext value={arg}>
        {posts.map((post, index) => (
          <PostCard eager={index < FIRST_SCREENFUL} key={post._id} post={post} />
        ))}
      </FeedContext>
      {error && hasNextPage ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && <FeedEnd isFetching={isFetching} onReach={() => void fetchNextPage()} />
      )}
    </>
  );
}
