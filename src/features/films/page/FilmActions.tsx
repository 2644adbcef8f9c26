import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkAddedRounded from '@mui/icons-material/BookmarkAddedRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import type { Revised } from '../../../api/answered';
import { ActionButton } from '../../../components/ActionButton';
import { StarsInput } from '../../../components/StarsInput';
import type { FilmPageAnswer } from '../../../domain/filmAnswers';
import { toastQueued } from '../../ui/uiSlice';
import { takenBack } from './takenBack';
import { useMyFilm } from './useMyFilm';
import { loveToggled } from '../changes/love';
import { filmRated } from '../changes/rating';
import { watchedToggled } from '../changes/watched';
import { watchlistToggled } from '../changes/watchlist';

/** Aligns the first star with the buttons below. */
const Stars = styled('div')({ marginLeft: '-6px' });

interface FilmActionsProps {
  answer: Revised<FilmPageAnswer>;
  /** Further buttons. */
  children: React.ReactNode;
}

/** The viewer's rating of a film, and whether they have watched it, love it or listed it. */
export function FilmActions({ answer, children }: FilmActionsProps) {
  const dispatch = useAppDispatch();
  const { rating, watched, watchlist, loved } = useMyFilm(answer);
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
        <ActionButton aria-pressed={watched} onClick={toggleWatched}>
          {watched ? <CheckCircleRounded /> : <CheckCircleOutlineRounded />}
          Watched
        </ActionButton>
        <ActionButton aria-pressed={loved} onClick={() => dispatch(loveToggled(filmId, !loved))}>
          {loved ? <FavoriteRounded /> : <FavoriteBorderRounded />}
          Love
        </ActionButton>
        <ActionButton
          aria-pressed={watchlist}
          onClick={() => dispatch(watchlistToggled(filmId, !watchlist))}
        >
          {watchlist ? <BookmarkAddedRounded /> : <BookmarkAddOutlined />}
          Watchlist
        </ActionButton>
        {children}
      </Stack>
    </Stack>
  );
}
