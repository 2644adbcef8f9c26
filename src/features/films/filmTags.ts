import { callerOf, type ApiMeta } from '../../api/baseQuery';
import { personFilmsTag } from '../users/usersApi';

export const filmTag = (filmId: string) => ({ type: 'Film' as const, id: `film:${filmId}` });

/**
 * What a user's change to a film invalidates: its numbers, and the user's lists. A failed call invalidates them too,
 * since the server may have acted and only its answer been lost.
 */
export const filmTags = (filmId: string, username: string) => [
  filmTag(filmId),
  personFilmsTag(username),
];

/** The `invalidatesTags` of a call about a film. */
export const invalidatesFilm = (
  _answer: unknown,
  _error: unknown,
  arg: string | { filmId: string },
  meta: ApiMeta | undefined,
) => filmTags(typeof arg === 'string' ? arg : arg.filmId, callerOf(meta));
