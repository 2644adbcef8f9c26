import { errorMessage } from '../../../api/errorMessage';
import { ErrorState } from '../../../components/ErrorState';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { ListEnd } from '../../../components/ListEnd';
import type { FilmSummary } from '../../../domain/filmSummary';
import { FilmWall } from '../FilmWall';
import { WallSkeleton } from '../wall/WallSkeleton';

const PLACES = 12;

/** Holds the place of a page of posters. */
function Waiting() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading films</VisuallyHidden>
      <WallSkeleton count={PLACES} />
    </div>
  );
}

interface PagedWallProps<Film extends FilmSummary> extends Omit<
  React.ComponentProps<typeof FilmWall<Film>>,
  'pages'
> {
  /** Undefined before the first answer. */
  pages: { films: readonly Film[]; revision: number }[] | undefined;
  query: {
    error?: unknown;
    isError: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** Shown where there is not one film. */
  empty: React.ReactNode;
}

/** A wall of posters that was answered in pages: what is there, what is coming, what failed. */
export function PagedWall<Film extends FilmSummary>({
  pages,
  query: { error, isError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch },
  empty,
  ...wall
}: PagedWallProps<Film>) {
  const retry = () => {
    if (isFetchNextPageError) fetchNextPage();
    else refetch();
  };
  const failure = isError && <ErrorState message={errorMessage(error)} onRetry={retry} />;
  if (!pages) return failure || <Waiting />;
  if (!hasNextPage && pages.every(({ films }) => films.length === 0)) return empty;
  return (
    <>
      <FilmWall {...wall} pages={pages} />
      {failure ||
        (hasNextPage && (
          <ListEnd isFetching={isFetching} onReach={() => void fetchNextPage()}>
            <Waiting />
          </ListEnd>
        ))}
    </>
  );
}
