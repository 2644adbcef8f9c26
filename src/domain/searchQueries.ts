import * as v from 'valibot';
import { fitsGraphemes } from './graphemes';
import { LIMITS } from './limits';
import { LimitSchema, PageQuerySchema } from './queries';

/** What a search adds to a page's query. */
export const SEARCH_ENTRIES = {
  q: v.pipe(
    v.string(),
    v.check(
      (q) => fitsGraphemes(q, LIMITS.searchText),
      `q must have at most ${LIMITS.searchText} characters.`,
    ),
  ),
  sort: v.optional(v.literal('latest', 'A search is sorted by latest alone.'), 'latest'),
};

/** `GET /api/posts?q=…`: the newest match first. */
export const PostSearchQuerySchema = v.object({
  ...PageQuerySchema.entries,
  ...SEARCH_ENTRIES,
});

/** `GET /api/users?q=…`. */
export const SearchQuerySchema = v.object({ q: v.string(), limit: LimitSchema });
