import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import type { List } from '../../domain/lists';
import type { ListChoice } from '../../features/lists/listChoice';
import { useGetChosenFilmsInfiniteQuery } from '../../features/lists/listsApi';
import { paths } from '../../lib/paths';
import { ListPosters } from './ListPosters';

interface ChosenFilmsProps {
  list: List;
  choice: ListChoice;
}

/** The films of a list that match the choice, in its order; never those of an earlier choice. */
export function ChosenFilms({ list, choice }: ChosenFilmsProps) {
  const { currentData, ...query } = useGetChosenFilmsInfiniteQuery({ listId: list._id, choice });
  return (
    <ListPosters
      empty={
        <EmptyState title="No films match">
          <p>Remove a filter, or go back to all films of the list.</p>
          <Button component={Link} to={paths.list(list._id)} variant="outlined">
            Show the whole list
          </Button>
        </EmptyState>
      }
      list={list}
      pages={currentData?.pages}
      query={query}
    />
  );
}
