export const filmTag = (filmId: string) => ({ type: 'Film' as const, id: `film:${filmId}` });

/**
 * What changes with a person's word on a film: its numbers, and the person's lists. A refusal brings them anew, too: the
 * answer may have been lost and the server have acted.
 */
export const filmTags = (filmId: string) => [filmTag(filmId), 'PersonFilms' as const];
