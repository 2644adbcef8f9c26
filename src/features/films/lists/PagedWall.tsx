import { errorMessage } from '../../../api/errorMessage';
import { PagedList } from '../../../components/PagedList';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { FilmSummary } from '../../../domain/filmSummary';
import { FilmWall } from '../FilmWall';
import { WallSkeleton } from '../wall/WallSkeleton';

const WAITING = (
  <div aria-busy="true">
    <VisuallyHidden>Loading films</VisuallyHidden>
    <WallSkeleton count={12} />
  </div>
);

interface PagedWallProps<Film extends FilmSummary> extends Omit<
  React.ComponentProps<typeof FilmWall<Film>>,
  'pages'
> {
  /** Undefined before the first answer. */
  pages: { films: readonly Film[]; revision: number }[] | undefined;
  query: React.ComponentProps<typeof PagedList>['query'] & { isError: boolean; error?: unknown };
  /** Shown if there are no films. */
  empty: React.ReactNode;
}

/** A film wall that loads page by page. */
export function PagedWall<Film extends FilmSummary>({
  pages,
  query,
  empty,
  ...wall
}: PagedWallProps<Film>) {
  return (
    <PagedList
      count={pages?.flatMap(({ films }) => films).length}
      empty={empty}
      more={<WallSkeleton count={4} />}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      waiting={WAITING}
    >
      {pages && <FilmWall {...wall} pages={pages} />}
    </PagedList>
  );
}
