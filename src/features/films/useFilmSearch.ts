import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { errorMessage } from '../../api/errorMessage';
import type { AddedFilm, FilmSearch } from '../../components/filmSearch';
import { FilmExistsBodySchema, type FilmAnswer } from '../../domain/answers';
import { useAddFilmMutation, useFindFilmsQuery } from './filmsApi';

/** How long the keys pause before anybody is asked. */
const PAUSE_MS = 150;

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

/** Finds films by what is typed, and adds what is missing. An answer to an earlier text is never shown. */
export const useFilmSearch = (): FilmSearch => {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = wanted !== '' && asked === wanted;
  const { currentData, error, isError, refetch } = useFindFilmsQuery(isAsked ? asked : skipToken);
  const [addFilm] = useAddFilmMutation();
  return {
    text,
    onText: setText,
    films: isAsked ? currentData?.films : undefined,
    problem: isAsked && isError ? errorMessage(error) : null,
    onRetry: () => void refetch(),
    onAdd: async (film) => addedOf(await addFilm(film)),
  };
};
