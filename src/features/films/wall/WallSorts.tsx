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

/** Links to the sorts of a wall. */
export function WallSorts({ choice }: { choice: FilmChoice }) {
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
          to={wallAddress({ ...choice, sort })}
          variant="outlined"
        />
      ))}
    </Stack>
  );
}
