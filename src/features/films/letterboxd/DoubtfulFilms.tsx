import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { filmChosen, type DoubtfulFilm } from './letterboxdSlice';

/** Rendering them all would be slow. */
const BATCH_SIZE = 20;
/** The value of "None of these": no film has this id. */
const NEW_FILM = '';

const nameOf = ({ title, year, directors }: FilmSummary): string =>
  [`${title} (${year})`, ...directors].join(', ');

function FilmSelect({ film, index }: { film: DoubtfulFilm; index: number }) {
  const dispatch = useAppDispatch();
  const { title, year, candidates, mayBeNew, choice } = film;
  return (
    <TextField
      fullWidth
      label={`${title} (${year})`}
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
export function DoubtfulFilms({ films }: { films: readonly DoubtfulFilm[] }) {
  const [shown, setShown] = useState(BATCH_SIZE);
  const left = films.length - shown;
  return (
    <Stack component="section" aria-labelledby="doubtful-films" sx={{ gap: 4 }}>
      <Typography component="h3" id="doubtful-films" variant="h3">
        Which film do you mean?
      </Typography>
      {films.slice(0, shown).map((film, index) => (
        <FilmSelect film={film} index={index} key={index} />
      ))}
      {left > 0 && (
        <Button onClick={() => setShown(shown + BATCH_SIZE)} sx={{ justifySelf: 'start' }}>
          Show {Math.min(left, BATCH_SIZE)} more
        </Button>
      )}
    </Stack>
  );
}
