import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/errorMessage';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { ListEnd } from '../../../components/ListEnd';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { ListedFilm } from '../../../domain/films';
import { paths } from '../../../lib/paths';
import type { FilmChoice } from '../filmChoice';
import { FilmWall } from '../FilmWall';
import { WallSkeleton } from './WallSkeleton';
import type { useChosenFilms } from './useChosenFilms';

/** What the folk give a film, where it is what the wall is sorted by. */
const average = ({ average: stars }: ListedFilm) =>
  stars === null ? '–' : `★ ${stars.toFixed(1)}`;

const NONE = (
  <EmptyState title="No films match">
    <p>Remove a filter, or add the film you’re looking for.</p>
    <Button component={Link} to={paths.films} variant="outlined">
      Show all films
    </Button>
  </EmptyState>
);

interface ChosenFilmsProps {
  choice: FilmChoice;
  found: ReturnType<typeof useChosenFilms>;
  /** What is said where there is none. */
  empty?: React.ReactNode;
}

/** The wall of the films that were chosen, and its end: what is coming, what failed, or that there is none. */
export function ChosenFilms({ choice, found, empty = NONE }: ChosenFilmsProps) {
  const { pages, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    found;
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch());
  if (!pages) {
    if (error) return <ErrorState message={errorMessage(error)} onRetry={retry} />;
    return (
      <div aria-busy="true">
        <VisuallyHidden>Loading films</VisuallyHidden>
        <WallSkeleton count={12} />
      </div>
    );
  }
  if (pages.every(({ films }) => films.length === 0) && !hasNextPage) return empty;
  return (
    <>
      <FilmWall
        {...(choice.sort === 'rating' && { caption: average })}
        label="Films"
        pages={pages}
      />
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={retry} />
      ) : (
        hasNextPage && (
          <ListEnd isFetching={isFetching} onReach={() => void fetchNextPage()}>
            <WallSkeleton count={4} />
          </ListEnd>
        )
      )}
    </>
  );
}
