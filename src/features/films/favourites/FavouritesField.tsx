import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIMITS } from '../../../domain/limits';
import { profileDraftChanged, selectProfileDraft } from '../../drafts/draftsSlice';
import { useViewer } from '../../users/useViewer';
import { FindFilm } from '../FindFilm';
import { FavouriteRow } from './FavouriteRow';
import { moveItem } from '../../../lib/moveItem';

const NONE: FilmSummary[] = [];

/** Edits the favourite films, up to four in order, in the profile's draft. */
export function FavouritesField() {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLDivElement>(null);
  const viewer = useViewer();
  const chosen = useAppSelector(selectProfileDraft)?.favourites;
  const [isSearching, setIsSearching] = useState(false);
  const headingId = useId();
  const films = chosen ?? viewer?.favourites ?? NONE;
  const choose = (favourites: FilmSummary[]) => dispatch(profileDraftChanged({ favourites }));
  /** Keeps the focus here: the field that has it is about to be removed. */
  const closeSearch = () => {
    root.current?.focus();
    setIsSearching(false);
  };
  const add = (film: FilmSummary) => {
    closeSearch();
    if (films.every(({ _id }) => _id !== film._id)) choose([...films, film]);
  };
  return (
    <Stack aria-labelledby={headingId} ref={root} role="group" sx={{ gap: 2 }} tabIndex={-1}>
      <Typography component="h3" id={headingId} variant="h3">
        Favourite films
      </Typography>
      <ol>
        {films.map((film, index) => (
          <FavouriteRow
            film={film}
            key={film._id}
            onMove={(steps) => choose(moveItem(films, index, index + steps))}
            onRemove={() => {
              root.current?.focus();
              choose(films.filter(({ _id }) => _id !== film._id));
            }}
            position={{ index, last: films.length - 1 }}
          />
        ))}
      </ol>
      {isSearching && <FindFilm onChoose={add} onClose={closeSearch} />}
      {!isSearching && films.length < LIMITS.favourites && (
        <Button onClick={() => setIsSearching(true)} sx={{ alignSelf: 'start' }} variant="outlined">
          Add a favourite film
        </Button>
      )}
    </Stack>
  );
}
