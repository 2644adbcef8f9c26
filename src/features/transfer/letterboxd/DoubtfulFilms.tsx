import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { filmName } from '../../../lib/films';
import { filmChosen, type IndexedFilm } from './letterboxdSlice';
import { ShowMore } from './ShowMore';

/** The value of "None of these": no film has this id. */
const NEW_FILM = '';

const nameOf = (film: FilmSummary): string => [filmName(film), ...film.directors].join(', ');

function FilmSelect({ index, ...film }: IndexedFilm) {
  const dispatch = useAppDispatch();
  const { candidates, mayBeNew, choice } = film;
  return (
    <TextField
      fullWidth
      label={filmName(film)}
      onChange={({ target: { value } }) =>
        dispatch(filmChosen({ index, choice: value === NEW_FILM ? null : value }))
      }
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      value={choice ?? NEW_FILM}
    >
      {candidates.map((candidate) => (
        <option key={candidate._id} value={candidate._id}>
          {nameOf(candidate)}
        </option>
      ))}
      {mayBeNew && <option value={NEW_FILM}>None of these: add it</option>}
    </TextField>
  );
}

/** Films with several possible matches; the likeliest is preselected. */
export function DoubtfulFilms({ films }: { films: readonly IndexedFilm[] }) {
  return (
    <Stack component="section" aria-labelledby="doubtful-films" sx={{ gap: 4 }}>
      <Typography component="h3" id="doubtful-films" variant="h3">
        Which film do you mean?
      </Typography>
      <ShowMore items={films}>
        {(shown) => shown.map((film) => <FilmSelect key={film.index} {...film} />)}
      </ShowMore>
    </Stack>
  );
}
