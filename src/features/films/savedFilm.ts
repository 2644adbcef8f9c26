import * as v from 'valibot';
import { errorMessage } from '../../api/errorMessage';
import type { AddedFilm } from '../../components/filmSearch';
import { FilmExistsBodySchema, type FilmAnswer } from '../../domain/filmAnswers';

const ExistsSchema = v.object({ data: FilmExistsBodySchema });

/** What came of adding or editing a film. */
export const savedFilm = ({
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
