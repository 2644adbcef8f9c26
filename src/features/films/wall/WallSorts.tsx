import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { FILM_SORTS, type FilmSort } from '../../../domain/films';
import { wallAddress, type FilmChoice } from '../filmChoice';

const NAMES: Record<FilmSort, string> = {
  talked: 'Talked about',
  rating: 'Highest rated',
  year: 'Newest',
};

interface WallSortsProps {
  choice: FilmChoice;
  onChoose: (sort: FilmSort) => void;
}

/** Links to the sorts of a wall. */
export function WallSorts({ choice, onChoose }: WallSortsProps) {
  return (
    <Stack
      aria-label="Order of films"
      direction="row"
      role="group"
      sx={{ flexWrap: 'wrap', gap: 2, px: 4, pt: 4 }}
    >
      {FILM_SORTS.map((sort) => (
        <Chip
          aria-current={sort === choice.sort}
          clickable
          component={Link}
          key={sort}
          label={NAMES[sort]}
          onClick={(event: React.MouseEvent) => {
            // Such a click opens the link in another tab or window.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onChoose(sort);
          }}
          to={wallAddress({ ...choice, sort })}
          variant="outlined"
        />
      ))}
    </Stack>
  );
}
