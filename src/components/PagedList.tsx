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
  /** Why the last call failed, as a message for the user. */
  problem: string | null;
  /** How many items are loaded; undefined before the first answer. */
  count: number | undefined;
  /** A placeholder for the first page. */
  waiting: React.ReactNode;
  /** A placeholder for the next page. */
  more?: React.ReactNode;
  /** Shown if the list is empty. */
  empty: React.ReactNode;
  /** The loaded items. */
  children: React.ReactNode;
}

/** A paginated list, with its loading, error and empty states. */
export function PagedList({
  query: { isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch },
  problem,
  count,
  waiting,
  more = waiting,
  empty,
  children,
}: PagedListProps) {
  const retry = isFetchNextPageError ? fetchNextPage : refetch;
  const failure = problem !== null && <ErrorState message={problem} onRetry={() => void retry()} />;
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
