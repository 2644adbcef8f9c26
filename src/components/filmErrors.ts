import * as v from 'valibot';
import { NewFilmSchema, type NewFilm } from '../domain/filmRequests';

/** What the server would refuse of a film's fields, in its own words. */
export const filmErrors = (film: NewFilm): Record<string, string> => {
  const { issues = [] } = v.safeParse(NewFilmSchema, film);
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0].key), message]));
};
