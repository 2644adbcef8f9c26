import * as v from 'valibot';
import { DEFAULT_SORT, FEED_NAMES, FEED_SORTS } from './feeds';
import { LIMITS } from './limits';

const LIMIT_MESSAGE = `limit must be a whole number from 1 to ${LIMITS.pageSizeMax}.`;

/** How many are asked for. */
const LimitSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, LIMIT_MESSAGE),
    v.transform(Number),
    v.minValue(1, LIMIT_MESSAGE),
    v.maxValue(LIMITS.pageSizeMax, LIMIT_MESSAGE),
  ),
  String(LIMITS.pageSize),
);

/** One page of a list of posts; without any of these the whole list is meant. */
export const PageQuerySchema = v.object({
  sort: v.optional(
    v.picklist(FEED_SORTS, `sort must be one of: ${FEED_SORTS.join(', ')}.`),
    DEFAULT_SORT,
  ),
  limit: LimitSchema,
  cursor: v.optional(v.nullable(v.string()), null),
});
export type PageQuery = v.InferOutput<typeof PageQuerySchema>;

/** One page of a named feed. */
export const FeedQuerySchema = v.object({
  feed: v.optional(
    v.picklist(FEED_NAMES, `feed must be one of: ${FEED_NAMES.join(', ')}.`),
    'explore',
  ),
  ...PageQuerySchema.entries,
});

/** `GET /api/users?q=…`. */
export const SearchQuerySchema = v.object({ q: v.string(), limit: LimitSchema });

/** `GET /api/users?suggested=true`. */
export const SuggestionsQuerySchema = v.object({
  suggested: v.literal('true', 'suggested must be true.'),
  limit: LimitSchema,
});
