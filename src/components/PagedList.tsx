import { ErrorState } from './ErrorState';
import { ListEnd } from './ListEnd';

interface PagedListProps {
  query: {
    isFetching: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** Why the last call failed, for people. */
  problem: string | null;
  /** How many there are so far; undefined before the first answer. */
  count: number | undefined;
  /** Holds the place of what comes. */
  waiting: React.ReactNode;
  /** The same at the end of what is there. */
  more?: React.ReactNode;
  /** Shown where there is nothing. */
  empty: React.ReactNode;
  /** What is there. */
  children: React.ReactNode;
}

/** A list that is answered in pages: what is there, what is coming, what failed. */
export function PagedList({
  query: { isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch },
  problem,
  count,
  waiting,
  more = waiting,
  empty,
  children,
}: PagedListProps) {
  const again = isFetchNextPageError ? fetchNextPage : refetch;
  const failure = problem !== null && <ErrorState message={problem} onRetry={() => void again()} />;
  if (count === undefined) return failure || waiting;
  if (count === 0 && !hasNextPage) return failure || empty;
  return (
    <>
      {children}
      {failure ||
        (hasNextPage && (
          <ListEnd isFetching={isFetching} onReach={() => void fetchNextPage()}>
            {more}
          </ListEnd>
        ))}
    </>
  );
}
