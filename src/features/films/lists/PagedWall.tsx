import { useLayoutEffect } from 'react';
import { errorMessage } from '../../../api/errorMessage';
import { useAppStore } from '../../../app/hooks';
import { PagedList } from '../../../components/PagedList';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { FilmSummary } from '../../../domain/filmSummary';
import { FilmWall } from '../FilmWall';
import { selectionEnded, selectSelection } from '../filmsSlice';
import { Selectable } from '../selection/Selectable';
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
  /** Whether several films can be selected, to put them on a list. */
  selects?: boolean;
}

/** A film wall that loads page by page. */
export function PagedWall<Film extends FilmSummary>({
  pages,
  query,
  empty,
  selects = false,
  ...wall
}: PagedWallProps<Film>) {
  const store = useAppStore();
  // A selection outlives a filter, since films of several may be selected, but not its wall.
  useLayoutEffect(
    () => () => {
      if (selectSelection(store.getState())) store.dispatch(selectionEnded());
    },
    [store],
  );
  const films = pages?.flatMap((page) => page.films);
  const shown = pages && <FilmWall {...wall} pages={pages} />;
  return (
    <PagedList
      count={films?.length}
      empty={empty}
      more={<WallSkeleton count={4} />}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      waiting={WAITING}
    >
      {films && selects ? (
        <Selectable films={films} label={wall.label}>
          {shown}
        </Selectable>
      ) : (
        shown
      )}
    </PagedList>
  );
}
