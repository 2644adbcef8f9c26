import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { filmName } from '../../../lib/films';
import { filmChosen, neighboursChosen, type IndexedFilm } from './letterboxdSlice';
import { PlainList } from './PlainList';
import { ShowMore } from './ShowMore';

function Neighbour({ index, ...film }: IndexedFilm) {
  const dispatch = useAppDispatch();
  const [match] = film.candidates;
  if (!match) return null;
  const nameId = `neighbour-${index}`;
  return (
    <li>
      <Typography id={nameId}>
        <bdi>{filmName(film)}</bdi> → <bdi>{[filmName(match), ...match.directors].join(', ')}</bdi>
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={film.choice === null}
            onChange={(_event, isOwn) =>
              dispatch(filmChosen({ index, choice: isOwn ? null : match._id }))
            }
            slotProps={{ input: { 'aria-describedby': nameId } }}
          />
        }
        label="Keep as its own film"
      />
    </li>
  );
}

/** Films that match one of the year before or after, which are taken for it unless the user objects. */
export function NeighbourFilms({ films }: { films: readonly IndexedFilm[] }) {
  const dispatch = useAppDispatch();
  const isAnyTaken = films.some(({ choice }) => choice !== null);
  return (
    <Stack component="section" aria-labelledby="neighbour-films" sx={{ gap: 4 }}>
      <Typography component="h3" id="neighbour-films" variant="h3">
        Here under another year
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Lists often differ by a year. These will count as the films on the right.
      </Typography>
      {films.length > 1 && (
        <Button
          onClick={() => dispatch(neighboursChosen(!isAnyTaken))}
          sx={{ alignSelf: 'start' }}
          variant="outlined"
        >
          {isAnyTaken ? 'Keep all as their own films' : 'Count all as the films here'}
        </Button>
      )}
      <ShowMore items={films}>
        {(shown) => (
          <PlainList>
            {shown.map((film) => (
              <Neighbour key={film.index} {...film} />
            ))}
          </PlainList>
        )}
      </ShowMore>
    </Stack>
  );
}
