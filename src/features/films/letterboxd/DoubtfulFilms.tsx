import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { filmChosen, type DoubtfulFilm } from './letterboxdSlice';

/** More at once would make a long page, and a slow one. */
const AT_ONCE = 20;
/** No film has this id. */
const OWN = '';

const nameOf = ({ title, year, directors }: FilmSummary): string =>
  [`${title} (${year})`, ...directors].join(', ');

function Doubt({ film, place }: { film: DoubtfulFilm; place: number }) {
  const dispatch = useAppDispatch();
  const { title, year, candidates, mayBeNew, choice } = film;
  return (
    <TextField
      fullWidth
      label={`${title} (${year})`}
      onChange={({ target: { value } }) =>
        dispatch(filmChosen({ place, choice: value === OWN ? null : value }))
      }
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      value={choice ?? OWN}
    >
      {candidates.map((candidate) => (
        <option key={candidate._id} value={candidate._id}>
          {nameOf(candidate)}
        </option>
      ))}
      {mayBeNew && <option value={OWN}>None of these: add it</option>}
    </TextField>
  );
}

/** Films that may be one of several; each has the likeliest choice made. */
export function DoubtfulFilms({ films }: { films: readonly DoubtfulFilm[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  const left = films.length - shown;
  return (
    <Stack component="section" aria-labelledby="doubtful-films" sx={{ gap: 4 }}>
      <Typography component="h3" id="doubtful-films" variant="h3">
        Which film do you mean?
      </Typography>
      {films.slice(0, shown).map((film, place) => (
        <Doubt film={film} key={place} place={place} />
      ))}
      {left > 0 && (
        <Button onClick={() => setShown(shown + AT_ONCE)} sx={{ justifySelf: 'start' }}>
          Show {Math.min(left, AT_ONCE)} more
        </Button>
      )}
    </Stack>
  );
}
