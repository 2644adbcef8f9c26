import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { errorMessage } from '../../api/errorMessage';
import type { AddedFilm, FilmSearch } from '../../components/filmSearch';
import { FilmExistsBodySchema, type FilmAnswer } from '../../domain/filmAnswers';
import { useAddFilmMutation } from './filmsApi';
import { useFindFilmsQuery } from './findFilmsApi';

/** How long typing must pause before a request. */
const DEBOUNCE_MS = 150;

const ExistsSchema = v.object({ data: FilmExistsBodySchema });

const addedOf = ({
  data,
  error,
}: {
  data?: FilmAnswer | undefined;
  error?: unknown;
}): AddedFilm => {
  if (data) return { film: data.film, isNew: true };
  return v.is(ExistsSchema, error)
    ? { film: error.data.film, isNew: false }
    : { film: null, problem: errorMessage(error) };
};

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
  const [addFilm] = useAddFilmMutation();
  return {
    text,
    onText: setText,
    films: isRequested ? currentData?.films : undefined,
    problem: isRequested && isError ? errorMessage(error) : null,
    onRetry: () => void refetch(),
    onAdd: async (film) => addedOf(await addFilm(film)),
  };
};
