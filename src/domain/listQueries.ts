import * as v from 'valibot';
import { FILM_FILTERS, sortSchema } from './filmQueries';
import { LIST_FILM_SORTS, LIST_SORTS } from './lists';
import { CursorQuerySchema } from './queries';
import { SEARCH_ENTRIES } from './searchQueries';

/**
 * `GET /api/lists`: all public lists, or those that a film is on. `GET /api/users/{username}/lists`: those of others
 * without their private ones; with `film`, each says whether that film is on it.
 */
export const ListsQuerySchema = v.object({
  film: v.exactOptional(v.string()),
  sort: sortSchema(LIST_SORTS),
  ...CursorQuerySchema.entries,
});

/** `GET /api/lists?q=…`: the lists whose title or description has these words. */
export const ListSearchQuerySchema = v.object({
  q: SEARCH_ENTRIES.q,
  sort: sortSchema(LIST_SORTS),
  ...CursorQuerySchema.entries,
});

/** `GET /api/lists/{id}`: all its films in the owner's order, or those that fit, or in another order. */
export const ListFilmsQuerySchema = v.object({
  ...FILM_FILTERS,
  sort: sortSchema(LIST_FILM_SORTS),
  ...CursorQuerySchema.entries,
});
export type ListFilmsQuery = v.InferOutput<typeof ListFilmsQuerySchema>;
