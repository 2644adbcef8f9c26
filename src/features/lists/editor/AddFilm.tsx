import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIST_LIMITS } from '../../../domain/listLimits';
import { focusContent, focusOnMount } from '../../../lib/focus';
import { FindFilm } from './FindFilm';
import { itemOf, type FilmEdits, type ListItem } from './useListDraft';

interface AddFilmProps {
  items: readonly ListItem[];
  edits: FilmEdits;
}

/** The button that adds a film to the form of a list, or the search that it opens. */
export function AddFilm({ items, edits }: AddFilmProps) {
  const [search, setSearch] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [repeated, setRepeated] = useState<FilmSummary | null>(null);
  const isFull = items.length >= LIST_LIMITS.films;
  const isOnList = (filmId: string) => items.some(({ film }) => film._id === filmId);
  const close = () => {
    // For a button that is disabled by now.
    focusContent();
    setSearch('closed');
  };
  if (search === 'open')
    return (
      <FindFilm
        onChoose={(film) => {
          close();
          setRepeated(isOnList(film._id) ? film : null);
          edits.insert([itemOf(film)], items.length);
        }}
        onClose={close}
      />
    );
  return (
    <>
      <Button
        disabled={isFull}
        onClick={() => {
          setSearch('open');
          setRepeated(null);
        }}
        ref={search === 'closed' ? focusOnMount : undefined}
        sx={{ alignSelf: 'start' }}
        variant="outlined"
      >
        {isFull ? 'A list holds at most 1,000 films' : 'Add a film'}
      </Button>
      {repeated && isOnList(repeated._id) && (
        <Alert role="status" severity="info">
          <bdi>{repeated.title}</bdi> is on the list already.
        </Alert>
      )}
    </>
  );
}
