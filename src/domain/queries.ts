import * as v from 'valibot';
import { DEFAULT_SORT, DEFAULT_SORTS, FEED_NAMES, FEED_SORTS, type FeedSort } from './feeds';
import { LIMITS } from './limits';

const LIMIT_MESSAGE = `limit must be a whole number from 1 to ${LIMITS.pageSizeMax}.`;

/** The page size. */
export const LimitSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, LIMIT_MESSAGE),
    v.transform(Number),
    v.minValue(1, LIMIT_MESSAGE),
    v.maxValue(LIMITS.pageSizeMax, LIMIT_MESSAGE),
  ),
  String(LIMITS.pageSize),
);

const CursorSchema = v.optional(v.nullable(v.string()), null);

/** The sort of a list of posts, and its default. */
const feedSortSchema = (usual: FeedSort) =>
  v.optional(v.picklist(FEED_SORTS, `sort must be one of: ${FEED_SORTS.join(', ')}.`), usual);

/** One page of a list of posts; without any of these parameters, the whole list is requested. */
export const PageQuerySchema = v.object({
  sort: feedSortSchema(DEFAULT_SORT),
  limit: LimitSchema,
  cursor: CursorSchema,
});
export type PageQuery = v.InferOutput<typeof PageQuerySchema>;

/** One page of the replies to a post, which is read from its beginning. */
export const ThreadQuerySchema = v.object({
  ...PageQuerySchema.entries,
  sort: feedSortSchema(DEFAULT_SORTS.replies),
});

/** One page of a person's posts, or of their replies. */
export const AuthorQuerySchema = v.object({
  ...PageQuerySchema.entries,
  replies: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'replies must be true or false.'),
      v.transform((replies) => replies === 'true'),
    ),
    'false',
  ),
});

/** One page of a named feed. */
export const FeedQuerySchema = v.object({
  feed: v.optional(
    v.picklist(FEED_NAMES, `feed must be one of: ${FEED_NAMES.join(', ')}.`),
    'explore',
  ),
  ...PageQuerySchema.entries,
});

/** `GET /api/users?suggested=true`. */
export const SuggestionsQuerySchema = v.object({
  suggested: v.literal('true', 'suggested must be true.'),
  limit: LimitSchema,
});

/** A list with one order: `GET /api/notifications`, `/directors/{name}`, `/films/{id}/diaries`. */
export const CursorQuerySchema = v.object({ limit: LimitSchema, cursor: CursorSchema });
