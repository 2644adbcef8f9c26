import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { LIST_FILM_SORTS, type ListFilmSort } from '../../../domain/lists';

const NAMES: Record<ListFilmSort, string> = {
  order: 'List order',
  title: 'Title',
  newest: 'Newest',
};

interface ListSortsProps {
  sort: ListFilmSort;
  onChoose: (sort: ListFilmSort) => void;
  /** Further chips. */
  children: React.ReactNode;
}

/** The orders in which a list's films can be shown. */
export function ListSorts({ sort, onChoose, children }: ListSortsProps) {
  return (
    <Stack
      aria-label="Order of films"
      direction="row"
      role="group"
      sx={{ flexWrap: 'wrap', gap: 2, px: 4, pt: 4, '& > :last-child': { ml: 'auto' } }}
    >
      {LIST_FILM_SORTS.map((one) => (
        <Chip
          aria-pressed={one === sort}
          clickable
          key={one}
          label={NAMES[one]}
          onClick={() => onChoose(one)}
          variant="outlined"
        />
      ))}
      {children}
    </Stack>
  );
}
