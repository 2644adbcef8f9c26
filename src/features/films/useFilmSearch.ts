import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import type { FilmSearch } from '../../components/filmSearch';
import { usePaused } from '../../lib/usePaused';
import { places } from '../drafts/draftRecord';
import { draftDropped, filmDraftChanged, selectFilmDraft } from '../drafts/draftsSlice';
import { useAddFilmMutation } from './filmsApi';
import { useFindFilmsQuery } from './findFilmsApi';
import { savedFilm } from './savedFilm';

/** Searches films as the user types, and adds missing ones. Never shows an answer to an earlier text. */
export const useFilmSearch = (): FilmSearch => {
  const [text, setText] = useState('');
  const query = usePaused(text.trim());
  const isRequested = query !== '';
  const { currentData, error, isError, refetch } = useFindFilmsQuery(query || skipToken);
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
