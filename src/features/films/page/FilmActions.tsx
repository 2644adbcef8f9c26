import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkAddedRounded from '@mui/icons-material/BookmarkAddedRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import type { Revised } from '../../../api/answered';
import { StarsInput } from '../../../components/StarsInput';
import type { FilmPageAnswer } from '../../../domain/filmAnswers';
import { colour } from '../../../theme/tokens';
import { toastQueued } from '../../ui/uiSlice';
import { takenBack } from './takenBack';
import { useMyFilm } from './useMyFilm';
import { filmRated } from '../changes/rating';
import { watchedToggled } from '../changes/watched';
import { watchlistToggled } from '../changes/watchlist';

const Toggle = styled(Button)({
  '& svg': { fontSize: '20px' },
  '&[aria-pressed=true]': {
    borderColor: colour.accent,
    backgroundColor: colour.accentVeil,
    '& svg': { color: colour.accent },
  },
});

/** Aligns the first star with the buttons below. */
const Stars = styled('div')({ marginLeft: '-6px' });

interface FilmActionsProps {
  answer: Revised<FilmPageAnswer>;
  /** Further buttons. */
  children: React.ReactNode;
}

/** The viewer's rating of a film, and whether they have watched it or listed it. */
export function FilmActions({ answer, children }: FilmActionsProps) {
  const dispatch = useAppDispatch();
  const { rating, watched, watchlist } = useMyFilm(answer);
  const { _id: filmId } = answer.film;
  const toggleWatched = () => {
    dispatch(watchedToggled(filmId, !watched));
    // What was not watched is not rated; Undo brings back both.
    if (watched && rating !== null) dispatch(toastQueued(takenBack(filmId, rating)));
  };
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <Stars>
        <StarsInput onRate={(stars) => dispatch(filmRated(filmId, stars))} rating={rating} />
      </Stars>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Toggle aria-pressed={watched} onClick={toggleWatched} size="small" variant="outlined">
          {watched ? <CheckCircleRounded /> : <CheckCircleOutlineRounded />}
          Watched
        </Toggle>
        <Toggle
          aria-pressed={watchlist}
          onClick={() => dispatch(watchlistToggled(filmId, !watchlist))}
          size="small"
          variant="outlined"
        >
          {watchlist ? <BookmarkAddedRounded /> : <BookmarkAddOutlined />}
          Watchlist
        </Toggle>
        {children}
      </Stack>
    </Stack>
  );
}
