import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import type { FilmSearch } from '../../components/filmSearch';
import { places } from '../drafts/draftRecord';
import { draftDropped, filmDraftChanged, selectFilmDraft } from '../drafts/draftsSlice';
import { useAddFilmMutation } from './filmsApi';
import { useFindFilmsQuery } from './findFilmsApi';
import { savedFilm } from './savedFilm';

/** How long typing must pause before a request. */
const DEBOUNCE_MS = 150;

/** Searches films as the user types, and adds missing ones. Never shows an answer to an earlier text. */
export const useFilmSearch = (): FilmSearch => {
  const [text, setText] = useState('');
  const [debounced, setDebounced] = useState('');
  const query = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const isRequested = query !== '' && debounced === query;
  const { currentData, error, isError, refetch } = useFindFilmsQuery(
    isRequested ? debounced : skipToken,
  );
  const dispatch = useAppDispatch();
  const adding = useAppSelector((state) => selectFilmDraft(state, null));
  const [addFilm] = useAddFilmMutation();
  return {
    text,
    onText: setText,
    films: isRequested ? currentData?.films : undefined,
    problem: isRequested && isError ? errorMessage(error) : null,
    onRetry: () => void refetch(),
    adding,
    onAdding: (texts) =>
      dispatch(
        texts ? filmDraftChanged({ filmId: null, draft: texts }) : draftDropped(places.film(null)),
      ),
    onAdd: async (film) => savedFilm(await addFilm(film)),
  };
};
