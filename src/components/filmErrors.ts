import * as v from 'valibot';
import { NewFilmSchema, type NewFilm } from '../domain/filmRequests';

/** The server's validation errors for a new film, by field. */
export const filmErrors = (film: NewFilm): Record<string, string> => {
  const { issues = [] } = v.safeParse(NewFilmSchema, film);
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0].key), message]));
};
