import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import type { ListedFilm } from '../../../domain/films';
import { paths } from '../../../lib/paths';
import type { FilmChoice } from '../filmChoice';
import { useGetFilmsInfiniteQuery } from '../filmsApi';
import { PagedWall } from '../lists/PagedWall';

/** The caption on a wall sorted by rating: the average, and from how many ratings. It breaks between the two. */
const average = ({ average: stars, ratings }: ListedFilm) =>
  stars === null
    ? '–'
    : `★\u00a0${stars.toFixed(1)} from\u00a0${ratings}\u00a0${ratings === 1 ? 'rating' : 'ratings'}`;

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
  /** Shown if no film matches. */
  empty?: React.ReactNode;
}

/** The wall of films that match the choice; never shows the films of an earlier choice. */
export function ChosenFilms({ choice, empty = NONE }: ChosenFilmsProps) {
  const { currentData, ...query } = useGetFilmsInfiniteQuery(choice);
  return (
    <PagedWall
      empty={empty}
      label="Films"
      pages={currentData?.pages}
      query={query}
      selects
      {...(choice.sort === 'rating' && { caption: average })}
    />
  );
}
