import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkAddedRounded from '@mui/icons-material/BookmarkAddedRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import type { Revised } from '../../../api/revised';
import { StarsInput } from '../../../components/StarsInput';
import type { FilmPageAnswer } from '../../../domain/answers';
import { colour } from '../../../theme/tokens';
import { filmRated, watchedToggled, watchlistToggled } from '../filmsSlice';
import { useMyFilm } from './useMyFilm';

const Toggle = styled(Button)({
  '&[aria-pressed=true]': {
    borderColor: colour.accent,
    backgroundColor: colour.accentVeil,
    '& svg': { color: colour.accent },
  },
});

interface FilmActionsProps {
  answer: Revised<FilmPageAnswer>;
  /** What else can be done about the film: to write of it. */
  children: React.ReactNode;
}

/** What the viewer can say of a film without a post. */
export function FilmActions({ answer, children }: FilmActionsProps) {
  const dispatch = useAppDispatch();
  const { rating, watched, watchlist } = useMyFilm(answer);
  const { _id: filmId } = answer.film;
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <StarsInput
        onRate={(stars) => dispatch(filmRated({ filmId, rating: stars }))}
        rating={rating}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Toggle
          aria-pressed={watched}
          onClick={() => dispatch(watchedToggled({ filmId, watched: !watched }))}
          size="small"
          startIcon={watched ? <CheckCircleRounded /> : <CheckCircleOutlineRounded />}
          variant="outlined"
        >
          Watched
        </Toggle>
        <Toggle
          aria-pressed={watchlist}
          onClick={() => dispatch(watchlistToggled({ filmId, listed: !watchlist }))}
          size="small"
          startIcon={watchlist ? <BookmarkAddedRounded /> : <BookmarkAddOutlined />}
          variant="outlined"
        >
          Watchlist
        </Toggle>
        {children}
      </Stack>
    </Stack>
  );
}
