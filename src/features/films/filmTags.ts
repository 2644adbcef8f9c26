export const filmTag = (filmId: string) => ({ type: 'Film' as const, id: `film:${filmId}` });

/**
 * What a user's change to a film invalidates: its numbers, and the user's lists. A failed call invalidates them too,
 * since the server may have acted and only its answer been lost.
 */
export const filmTags = (filmId: string) => [filmTag(filmId), 'PersonFilms' as const];
