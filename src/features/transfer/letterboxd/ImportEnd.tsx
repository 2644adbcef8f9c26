import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { paths } from '../../../lib/paths';
import { selectSessionUser } from '../../auth/authSlice';
import { modalClosed } from '../../ui/uiSlice';
import { describeEnd } from './describeEnd';
import { importDismissed, type LetterboxdState } from './letterboxdSlice';
import { RefusedLines } from './RefusedLines';

type Finished = Extract<LetterboxdState, { step: 'finished' }>;

/** Where to see what came in. */
const placesOf = ({ imported }: Finished, username: string) => [
  ...(imported.evenings + imported.completed > 0
    ? [{ to: paths.diary(username), name: 'See your diary' }]
    : []),
  ...(imported.ratings + imported.watched > 0
    ? [{ to: paths.watchedFilms(username), name: 'See your films' }]
    : []),
  ...(imported.reviews > 0 ? [{ to: paths.profile(username), name: 'See your posts' }] : []),
  ...(imported.watchlist > 0
    ? [{ to: paths.watchlist(username), name: 'See your watchlist' }]
    : []),
  ...(imported.loved > 0
    ? [{ to: `${paths.watchedFilms(username)}?loved=true`, name: 'See the films you love' }]
    : []),
  ...(imported.lists > 0 ? [{ to: paths.lists(username), name: 'See your lists' }] : []),
];

/** The result of the import. */
export function ImportEnd(state: Finished) {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectSessionUser)?.username ?? '';
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography role="status">{describeEnd(state)}</Typography>
        <RefusedLines count={state.counts.refused} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
          {placesOf(state, username).map(({ to, name }) => (
            <Button
              component={Link}
              key={to}
              onClick={() => dispatch(importDismissed())}
              replace
              to={to}
              variant="outlined"
            >
              {name}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch(importDismissed())}>Import another</Button>
        <Button
          onClick={() => {
            dispatch(importDismissed());
            dispatch(modalClosed());
          }}
          variant="contained"
        >
          Done
        </Button>
      </DialogActions>
    </>
  );
}
